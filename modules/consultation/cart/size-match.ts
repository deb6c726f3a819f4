import { ONE_SIZE } from '#catalogue/domain';

/** The size a line starts with, and whether the adviser has to check it. */
export interface SizeMatch {
  readonly size: string;
  readonly needsToSelectSize: boolean;
}

/**
 * Picks the size of a product for a person: the person's own, else M, else the first; the last two need a check. A
 * product in one size needs no choice (readings, section 3).
 *
 * @param sizes size names of the product, at least one
 * @param wanted the person's clothing size, undefined if unanswered
 */
export function matchSize(sizes: readonly string[], wanted: string | undefined): SizeMatch {
  const first = sizes[0] ?? ONE_SIZE;
  if (first === ONE_SIZE) return { size: ONE_SIZE, needsToSelectSize: false };
  const own = sizes.find((size) => size === wanted);
  if (own !== undefined) return { size: own, needsToSelectSize: false };
  return { size: sizes.includes('M') ? 'M' : first, needsToSelectSize: true };
}
