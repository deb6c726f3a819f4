import type { Cents } from '#platform/domain';
import type { ProductSheet, SheetSize } from './product-sheet.ts';

/** A size in the list of products. */
export interface ListedSize extends SheetSize {
  /** Row version. */
  readonly version: number;
  /** Calendar day. */
  readonly last_modified: string;
}

/** A product in the list of its maintainers, with all its sizes, smallest first. */
export interface ListedProduct extends ProductSheet {
  readonly sizes: readonly ListedSize[];
  /** Key of its picture, for `imageAddress`; null if none is stored under its name. */
  readonly image: string | null;
  /** Whether a search has found some of its sizes, but not all. */
  readonly partly: boolean;
}

/** The lowest and highest list price of sizes, in cents; null where none is known. */
export function priceRange(
  sizes: readonly Pick<SheetSize, 'UVP'>[],
): { readonly from: Cents; readonly to: Cents } | null {
  const prices = sizes.flatMap(({ UVP }) => (UVP === null ? [] : [UVP]));
  return prices.length === 0 ? null : { from: Math.min(...prices), to: Math.max(...prices) };
}
