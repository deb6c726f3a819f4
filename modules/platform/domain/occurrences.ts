/**
 * Whether a text contains a character more than `most` times. Checks input before it is split; stops at the first one
 * too many.
 */
export function occursMoreThan(most: number, sign: string, text: string): boolean {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + sign.length)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}
