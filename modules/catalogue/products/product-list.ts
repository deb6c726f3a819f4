import { formatEuro, type ListColumns, listQuerySchema } from '#platform/domain';
import type { ProductFields } from './product-fields.ts';
import { sizeLabel } from './size-label.ts';
import { singularLabel } from './vocabulary.ts';

/** A row of the product table as the vendor maintains it: one size with all of its product. UVP in cents, gross. */
export interface ManagedProduct extends ProductFields {
  /** Id of the size. */
  readonly id: number;
  /** Raised by each write; whoever saves says which one they have seen. */
  readonly version: number;
  /** Calendar days. */
  readonly created: string;
  readonly last_modified: string;
}

/** The same in a list. */
export interface ListedProduct extends ManagedProduct {
  /** Of its picture, for `imageAddress`; null where none is stored under the name that it says. */
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
/** What the list of products is sorted and filtered by. */
export type ProductColumn = (typeof COLUMNS)[number];

/** Reads which of them a list asks for. */
export const productListQuery = listQuerySchema(COLUMNS);

/** The columns of the list, as its screen shows them (access specification, section 2, 'Admin area'). */
export const productColumns: ListColumns<ManagedProduct, ProductColumn> = {
  Produktbezeichnung: { value: (row) => row.Produktbezeichnung },
  Artikelnummer: { value: (row) => row.Artikelnummer },
  Inkontinenzprodukt: { value: (row) => row.Inkontinenzprodukt },
  Anwendungstyp: {
    value: (row) => row.Anwendungstyp,
    // Whoever looks for `Einlage` or `Pull-up` finds it as well.
    text: ({ Anwendungstyp }) => `${Anwendungstyp} ${singularLabel(Anwendungstyp)}`,
  },
  Konfektionsgroesse: {
    value: (row) => row.Konfektionsgroesse,
    text: ({ Konfektionsgroesse }) => sizeLabel(Konfektionsgroesse),
  },
  Anzahl: { value: (row) => (row.liquid ? row.Anzahl : Number(row.Anzahl)), text: (row) => row.Anzahl },
  UVP: { value: (row) => row.UVP, text: ({ UVP }) => (UVP === null ? '' : formatEuro(UVP)) },
};
