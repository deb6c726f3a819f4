import { ONE_SIZE } from './product.ts';

/** Clothing sizes, smallest first. */
export const CLOTHING_SIZES: readonly string[] = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];

function rank(size: string): number {
  if (size === ONE_SIZE) return CLOTHING_SIZES.length + 1;
  const index = CLOTHING_SIZES.indexOf(size);
  return index === -1 ? CLOTHING_SIZES.length : index;
}

/** `localeCompare` with options would create a collator for each comparison. */
const { compare } = new Intl.Collator('de', { numeric: true });

/** Sorts sizes: XS to XXXL, then free sizes such as 60x90 by number, then onesize. */
export function compareSizes(a: string, b: string): number {
  return rank(a) - rank(b) || compare(a, b);
}

/** The clothing size after another one; empty where none follows, or for other sizes. */
export function nextSize(size: string): string {
  const at = CLOTHING_SIZES.indexOf(size.trim().toUpperCase());
  return at === -1 ? '' : (CLOTHING_SIZES[at + 1] ?? '');
}
