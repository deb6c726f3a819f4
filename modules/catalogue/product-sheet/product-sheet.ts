import type { ProductFields } from '../products/product-fields.ts';
import type { ManagedProduct } from '../products/product-list.ts';
import { compareSizes } from '../products/size-order.ts';

const SHARED = [
  'Produktbezeichnung',
  'Inkontinenzprodukt',
  'Anwendungstyp',
  'PremiumBasis',
  'Schweregrad',
  'Tropfenanzahl',
  'imagepfad',
  'Vorteilskommunikation',
  'ICONS',
  'liquid',
  'wiederverwendbar',
] as const satisfies readonly (keyof ProductFields)[];

/** Columns of a single size, in the order of the dialogue. */
export const SIZE_COLUMNS = [
  'Konfektionsgroesse',
  'Artikelnummer',
  'PZN',
  'EAN',
  'Hueftumfang',
  'Anzahl',
  'UVP',
  'Hilfsmittelnummer',
] as const satisfies readonly (keyof ProductFields)[];
export type SizeColumn = (typeof SIZE_COLUMNS)[number];

/** What all sizes of a product share. */
export type SheetShared = Pick<ProductFields, (typeof SHARED)[number]>;
/** A size of a product without what it shares with the others. */
export type SheetSize = Pick<ProductFields, SizeColumn> & { readonly id: number };

/** A product with all its sizes, as the vendor edits them at once. */
export interface ProductSheet extends SheetShared {
  /** The lowest id of its sizes. */
  readonly id: number;
  /**
   * Of all its sizes together. Their versions only rise: with the same sizes, an equal sum means that none has been
   * changed.
   */
  readonly version: number;
  readonly sizes: readonly SheetSize[];
}

/**
 * A product as a sheet.
 *
 * @param rows all its sizes, at least one
 */
export function sheetOf(rows: readonly [ManagedProduct, ...ManagedProduct[]]): ProductSheet {
  const ordered = rows.toSorted(
    (a, b) => compareSizes(a.Konfektionsgroesse, b.Konfektionsgroesse) || a.id - b.id,
  );
  return {
    id: Math.min(...rows.map(({ id }) => id)),
    version: rows.reduce((sum, { version }) => sum + version, 0),
    ...sharedOf(rows[0]),
    sizes: ordered.map((row) => ({ id: row.id, ...only(row, SIZE_COLUMNS) })),
  };
}

/** What a row has in common with the other sizes of its product. */
export const sharedOf = (row: ProductFields): SheetShared => only(row, SHARED);

function only<Row, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
}
