import * as z from 'zod/mini';

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

/** As it is written: with blanks between the groups of digits, and with its name; empty where there is none. */
export const institutionskennzeichen = z.string('„IK“ ist ein Text aus neun Ziffern.').check(
  z.overwrite((text) => text.replaceAll(/\s/g, '').replace(/^IK/i, '')),
  z.refine((text) => /^([0-9]{9})?$/.test(text), {
    error: 'Ein Institutionskennzeichen (IK) hat neun Ziffern.',
    abort: true,
  }),
  z.refine(
    (text) => text === '' || isInstitutionskennzeichen(text),
    'Die Prüfziffer des Institutionskennzeichens (IK) stimmt nicht. Bitte überprüfen Sie die Ziffern.',
  ),
);
