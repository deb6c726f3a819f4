import * as z from 'zod/mini';
import { requiredLine } from '../text-field.ts';

const FIVE = /^\d{5}$/;
/** What a spreadsheet makes of one that begins with a zero. */
const FOUR = /^\d{4}$/;

/** A German postcode: five digits. */
export function postcode(label: string) {
  return requiredLine(label, 10).check(
    z.check((context) => {
      const { value } = context;
      if (FIVE.test(value)) return;
      const message = FOUR.test(value)
        ? `„${label}“ hat fünf Ziffern: Die führende Null fehlt.`
        : `„${label}“ hat fünf Ziffern.`;
      context.issues.push({ code: 'custom', message, input: value });
    }),
  );
}
