/** A name as it is told from others: whatever its case, and blanks around it. */
export function nameKey(name: string): string {
  return name.trim().normalize('NFC').toLocaleLowerCase('de');
}

/** Whether two names are those of one thing. */
export const sameName = (a: string, b: string): boolean => nameKey(a) === nameKey(b);
