/** An age in completed years, such as `78 Jahre`. */
export function ageInWords(age: number): string {
  if (age === 0) return 'unter 1 Jahr';
  return age === 1 ? '1 Jahr' : `${age} Jahre`;
}
