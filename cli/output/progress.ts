/** Says on a terminal what is under way, in one line that the next word takes the place of. */
export function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
}

/** Takes that line away. */
export function endProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
}
