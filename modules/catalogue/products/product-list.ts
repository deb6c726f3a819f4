import { formatEuro, type ListColumns, listQuerySchema } from '#platform/domain';
import type { ProductFields } from './product-fields.ts';
import { sizeLabel } from './size-label.ts';
import { singularLabel } from './vocabulary.ts';

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

/** A row in the list. */
export interface ListedProduct extends ManagedProduct {
  /** Key of its picture, for `imageAddress`; null if none is stored under its name. */
  readonly image: string | null;
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

/** The columns of the list, as its screen shows them (access specification, section 2, 'Admin area'). */
export const productColumns: ListColumns<ManagedProduct, ProductColumn> = {
  Produktbezeichnung: { value: (row) => row.Produktbezeichnung },
  Artikelnummer: { value: (row) => row.Artikelnummer },
  Inkontinenzprodukt: { value: (row) => row.Inkontinenzprodukt },
  Anwendungstyp: {
    value: (row) => row.Anwendungstyp,
    // Also matches singular labels, such as `Einlage` or `Pull-up`.
    text: ({ Anwendungstyp }) => `${Anwendungstyp} ${singularLabel(Anwendungstyp)}`,
  },
  Konfektionsgroesse: {
    value: (row) => row.Konfektionsgroesse,
    text: ({ Konfektionsgroesse }) => sizeLabel(Konfektionsgroesse),
  },
  Anzahl: { value: (row) => (row.liquid ? row.Anzahl : Number(row.Anzahl)), text: (row) => row.Anzahl },
  UVP: { value: (row) => row.UVP, text: ({ UVP }) => (UVP === null ? '' : formatEuro(UVP)) },
};
