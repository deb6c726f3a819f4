import { FEATURE_ICONS, inFormerOrder } from '../products/feature-icons.ts';
import type { ProductFields } from '../products/product-fields.ts';
import type { ProductSheetInput } from './sheet-input.ts';

/** A row of the product table that a sheet describes. */
export interface SheetRow {
  /** Id of the size; null for a new one. */
  readonly id: number | null;
  readonly row: ProductFields;
}

/**
 * The rows that a sheet describes, each a size with what all share.
 *
 * @param icons of the stored product: ticked boxes keep their order
 */
export function sheetRows(
  { id: _, version: __, icons, sizes, ...shared }: ProductSheetInput,
  former: readonly string[],
): readonly SheetRow[] {
  const ticked = FEATURE_ICONS.flatMap(({ name }) => (icons[name] ? [name] : []));
  const ICONS = inFormerOrder(ticked, former);
  return sizes.map(({ id, ...size }) => ({ id, row: { ...shared, ICONS, ...size } }));
}
