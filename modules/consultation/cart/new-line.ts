import type { Product } from '#catalogue/domain';
import { type CartLine, type ChosenFor, DEFAULT_PERIOD, type LineOrigin } from './cart.ts';
import { sizeFor } from './size-match.ts';

/** How a line came into the cart. */
export interface LineSource {
  readonly origin?: LineOrigin | undefined;
  readonly chosenFor?: ChosenFor | undefined;
  /** The person's hip circumference in cm; undefined if unanswered, or if the size is chosen by hand. */
  readonly hip?: number | undefined;
}

/** A fresh line of a product in the person's size, worn around the clock, with need and packs computed. */
export function newLine(
  product: Product,
  wantedSize: string | undefined,
  id: string,
  { origin, chosenFor, hip }: LineSource = {},
): CartLine {
  const { size, needsToSelectSize } = sizeFor(product.sizes, wantedSize, hip);
  return {
    id,
    product: product.id,
    size,
    selectedTime: DEFAULT_PERIOD,
    needsToSelectSize,
    ...(origin && { origin }),
    ...(chosenFor && { chosenFor }),
  };
}
