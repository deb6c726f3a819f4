import * as z from 'zod/mini';
import { seenVersion } from '#platform/domain';

/** Length of product_size.artikelnummer. */
export const NUMBER_MAX_LENGTH = 20;
/** More products than any adviser looks through. */
export const MOST_PRODUCTS = 50;

/** An Artikelnummer of any size of a product; blanks stand between two of them in a file. */
const artikelnummer = z
  .string('Die Artikelnummer fehlt.')
  .check(
    z.trim(),
    z.minLength(1, { error: 'Die Artikelnummer fehlt.', abort: true }),
    z.maxLength(NUMBER_MAX_LENGTH, `Eine Artikelnummer hat höchstens ${NUMBER_MAX_LENGTH} Zeichen.`),
  );

/** What is recommended to a key, as it is saved: the most fitting product first. */
export const recommendationInput = z.strictObject({
  key: z.string('Der Schlüssel fehlt.').check(z.maxLength(20, 'Das ist kein Schlüssel einer Empfehlung.')),
  /** That of the row somebody has seen; 0 where there is none yet. */
  version: seenVersion,
  /** One of the products that is the pick; left out or empty: the rule decides. */
  pick: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(NUMBER_MAX_LENGTH, `Eine Artikelnummer hat höchstens ${NUMBER_MAX_LENGTH} Zeichen.`),
      ),
  ),
  /** Left out: none. */
  products: z.optional(
    z
      .array(z.strictObject({ Artikelnummer: artikelnummer }))
      .check(z.maxLength(MOST_PRODUCTS, `Zu einem Schlüssel gehören höchstens ${MOST_PRODUCTS} Produkte.`)),
  ),
});
export type RecommendationInput = z.output<typeof recommendationInput>;
