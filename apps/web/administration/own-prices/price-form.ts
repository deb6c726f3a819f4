import * as z from 'zod/mini';
import { ownPricesInput } from '#institution/domain';
import { fieldJson, refuseValue, rowVersion } from '#platform/domain';
import { formOf, TICKED } from '../../ui/form/form-schema.ts';

/** The changed prices as one JSON field instead of thousands of fields. */
const prices = z.pipe(
  z.pipe(
    z.string('Die Preise fehlen.'),
    z.transform((text, context): unknown => {
      try {
        return fieldJson(text);
      } catch {
        return refuseValue(context, 'Die Preise konnten nicht gelesen werden.');
      }
    }),
  ),
  ownPricesInput.shape.prices,
);

/** The form of the price screen: changed prices, or clear all. */
export const priceForm = formOf(z.strictObject({ version: rowVersion, prices, clear: z.boolean() }), {
  clear: TICKED,
});
