import { ONE_SIZE } from './product.ts';

/** Clothing sizes, smallest first. */
export const CLOTHING_SIZES: readonly string[] = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];

function rank(size: string): number {
  if (size === ONE_SIZE) return CLOTHING_SIZES.length + 1;
  const index = CLOTHING_SIZES.indexOf(size);
  return index === -1 ? CLOTHING_SIZES.length : index;
}

/** Sorts sizes: XS to XXXL, then free sizes such as 60x90 by number, then onesize. */
export function compareSizes(a: string, b: string): number {
  return rank(a) - rank(b) || a.localeCompare(b, 'de', { numeric: true });
}
