import * as z from 'zod/mini';
import { parseEuro, refuseValue, wholeNumber } from '#platform/domain';

/** Above any flat rate, and far below what an integer holds: 9.999,99 €. */
const MAX_PAUSCHALE = 999_999;
const MAX_KINDALTER = 120;

const missing = (label: string) => `Bitte füllen Sie das Feld „${label}“ aus.`;

/** A flat monthly rate as people type it, with a comma or a dot; gives cents. A number is none: 17 might be either. */
function pauschale(label: string) {
  return z.transform((given: unknown, context): number => {
    const text = typeof given === 'string' ? given.trim() : '';
    const cents = parseEuro(text);
    if (text === '') return refuseValue(context, missing(label));
    if (cents === null) return refuseValue(context, `„${label}“ ist kein Betrag in Euro, wie 17,85.`);
    if (cents > MAX_PAUSCHALE) return refuseValue(context, `„${label}“ liegt über 9.999,99 €.`);
    return cents;
  });
}

/** What people enter of the rates of a Krankenkasse; all of it is required (access specification, section 5). */
export const rateFields = {
  Kinderpauschale: pauschale('Kinderpauschale'),
  Urinpauschale: pauschale('Urinpauschale'),
  Stuhlpauschale: pauschale('Stuhlpauschale'),
  /** In completed years. */
  Kindalter: wholeNumber('Kindalter', 0, MAX_KINDALTER),
} as const;
