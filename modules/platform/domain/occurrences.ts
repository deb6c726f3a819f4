/**
 * Whether a sign stands in a text more often than `most` times. So what somebody sends is counted before it is taken
 * apart; counting ends with the first that is too many.
 */
export function occursMoreThan(most: number, sign: string, text: string): boolean {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + sign.length)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}
