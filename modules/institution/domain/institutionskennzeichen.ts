/** The digits that count, the third to the eighth, from the left. */
const WEIGHTS = [2, 1, 2, 1, 2, 1] as const;

/**
 * Whether a text is an Institutionskennzeichen (§ 293 SGB V): nine digits, of which the last one is the check digit of
 * the third to the eighth (Gemeinsames Rundschreiben Institutionskennzeichen, Anlage 1: modulus 10, weights 2 and 1 in
 * turn, digit sums).
 */
export function isInstitutionskennzeichen(text: string): boolean {
  if (!/^[0-9]{9}$/.test(text)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => {
    const product = Number(text[index + 2]) * weight;
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return sum % 10 === Number(text[8]);
}
