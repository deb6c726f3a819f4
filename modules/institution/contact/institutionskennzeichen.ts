import * as z from 'zod/mini';

/** Weights of the third to the eighth digit, from the left. */
const WEIGHTS = [2, 1, 2, 1, 2, 1] as const;

/**
 * Whether a text is an Institutionskennzeichen (§ 293 SGB V): nine digits, the last one being the check digit
 * of the third to the eighth (Gemeinsames Rundschreiben Institutionskennzeichen, Anlage 1: modulus 10,
 * alternating weights 2 and 1, digit sums).
 */
export function isInstitutionskennzeichen(text: string): boolean {
  if (!/^[0-9]{9}$/.test(text)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => {
    const product = Number(text[index + 2]) * weight;
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return sum % 10 === Number(text[8]);
}

/** Accepts the usual notations, with blanks between the groups and with the prefix IK; empty for none. */
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
