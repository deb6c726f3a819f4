import { listQuerySchema } from '#platform/domain';
import type { ProductFields } from './product-fields.ts';

/** A row of the product table as the vendor maintains it: one size with its product. UVP in cents, gross. */
export interface ManagedProduct extends ProductFields {
  /** Id of the size. */
  readonly id: number;
  /** Row version. */
  readonly version: number;
  /** Calendar days. */
  readonly created: string;
  readonly last_modified: string;
}

const COLUMNS = [
  'Produktbezeichnung',
  'Artikelnummer',
  'Inkontinenzprodukt',
  'Anwendungstyp',
  'Konfektionsgroesse',
  'Anzahl',
  'UVP',
] as const;
/** Columns by which the list is sorted and filtered. */
export type ProductColumn = (typeof COLUMNS)[number];

/** Reads the query of the product list. */
export const productListQuery = listQuerySchema(COLUMNS);
