import * as z from 'zod/mini';
import { refuseValue } from '#platform/domain';
import { formOf, TICKED } from '../../ui/form/form-schema.ts';

/** The prices that change, as one field: each as a field of its own would be thousands. */
const prices = z.pipe(
  z.string('Die Preise fehlen.'),
  z.transform((text, context): Readonly<Record<string, string>> => {
    try {
      // What is in it the service reads by its own schema.
      return JSON.parse(text) as Readonly<Record<string, string>>;
    } catch {
      return refuseValue(context, 'Die Preise konnten nicht gelesen werden.');
    }
  }),
);

/** What the screen of prices sends: those that change, or that all are to go. */
export const priceForm = formOf(
  z.strictObject({ version: z.int('Die Version fehlt.'), prices, clear: z.boolean() }),
  { clear: TICKED },
);
