export function countInWords(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
