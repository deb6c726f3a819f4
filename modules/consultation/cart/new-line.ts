import type { Product } from '#catalogue/domain';
import { type CartLine, type ChosenFor, DEFAULT_PERIOD, type LineOrigin } from './cart.ts';
import { matchSize } from './size-match.ts';

/** How a line came into the cart. */
export interface LineSource {
  readonly origin?: LineOrigin | undefined;
  readonly chosenFor?: ChosenFor | undefined;
}

/** A fresh line of a product in the person's size, worn around the clock, with need and packs computed. */
export function newLine(
  product: Product,
  wantedSize: string | undefined,
  id: string,
  { origin, chosenFor }: LineSource = {},
): CartLine {
  const { size, needsToSelectSize } = matchSize(Object.keys(product.sizes), wantedSize);
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
