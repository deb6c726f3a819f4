import type { Product } from '#catalogue/domain';
import { type CartLine, DEFAULT_PERIOD } from './cart.ts';
import { matchSize } from './size-match.ts';

/**
 * A fresh line of a product in the person's size, worn around the clock, with need and packs left to the
 * calculation.
 */
export function newLine(product: Product, wantedSize: string | undefined, id: string): CartLine {
  const { size, needsToSelectSize } = matchSize(Object.keys(product.sizes), wantedSize);
  return { id, product: product.id, size, selectedTime: DEFAULT_PERIOD, needsToSelectSize };
}
