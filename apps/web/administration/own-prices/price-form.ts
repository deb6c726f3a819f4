import * as z from 'zod/mini';
import { refuseValue } from '#platform/domain';
import { formOf, TICKED } from '../../ui/form/form-schema.ts';

/** The changed prices as one JSON field instead of thousands of fields. */
const prices = z.pipe(
  z.string('Die Preise fehlen.'),
  z.transform((text, context): Readonly<Record<string, string>> => {
    try {
      // The service validates the content.
      return JSON.parse(text) as Readonly<Record<string, string>>;
    } catch {
      return refuseValue(context, 'Die Preise konnten nicht gelesen werden.');
    }
  }),
);

/** The form of the price screen: changed prices, or clear all. */
export const priceForm = formOf(
  z.strictObject({ version: z.int('Die Version fehlt.'), prices, clear: z.boolean() }),
  { clear: TICKED },
);
