import * as z from 'zod/mini';
import { type CellContent, idColumn, type TableColumn, type TableShape, toDecimal } from '#platform/domain';
import {
  PRODUCT_LABELS,
  type ProductFields,
  productFields,
  type WrittenFields,
} from '../products/product-fields.ts';
import { productFaults } from '../products/product-rules.ts';
import { SIBLING_COLUMNS, siblingFaults } from '../products/product-siblings.ts';

/** A line of the product table: a size with its product's fields. */
export interface ProductTableRow extends WrittenFields {
  readonly id: number | null;
  /** Calendar days; exported for information, ignored on import. */
  readonly created?: string;
  readonly last_modified?: string;
}

function column<Name extends keyof ProductFields>(
  name: Name,
  text: (value: ProductFields[Name]) => string = String,
): TableColumn<ProductFields[Name]> {
  const schema = productFields[name] as unknown as TableColumn<ProductFields[Name]>['schema'];
  return { label: PRODUCT_LABELS[name], schema, text };
}

const holding = (content: CellContent, of: TableColumn<string>): TableColumn<string> => ({ ...of, content });

const shown = (label: string): TableColumn<string> => ({
  label,
  schema: z.string(),
  text: (value) => value,
  optional: true,
  informs: true,
});

/** German spreadsheets use a decimal comma; a number with a dot would become a date. */
const withComma = (text: string) => text.replace('.', ',');

/**
 * The product table as a file, with columns in the order of the specification (access specification, section
 * 7) and `wiederverwendbar`, which a file may lack. Lines are matched by id, otherwise by PZN.
 */
export const productTable: TableShape<ProductTableRow> = {
  name: 'products',
  label: 'Produkte',
  columns: {
    id: idColumn,
    Artikelnummer: holding('code', column('Artikelnummer')),
    Produktbezeichnung: column('Produktbezeichnung'),
    Schweregrad: column('Schweregrad'),
    PremiumBasis: column('PremiumBasis'),
    Inkontinenzprodukt: column('Inkontinenzprodukt'),
    PZN: column('PZN'),
    EAN: holding('code', column('EAN')),
    Hilfsmittelnummer: holding('code', column('Hilfsmittelnummer')),
    Konfektionsgroesse: holding('measure', column('Konfektionsgroesse')),
    Hueftumfang: holding('measure', column('Hueftumfang')),
    Anzahl: holding('measure', column('Anzahl')),
    Anwendungstyp: column('Anwendungstyp'),
    UVP: {
      ...column('UVP', (cents) => (cents === null ? '' : withComma(toDecimal(cents)))),
      json: (cents) => (cents === null ? null : toDecimal(cents)),
    },
    Vorteilskommunikation: column('Vorteilskommunikation', (lines) => lines.join('\n')),
    imagepfad: column('imagepfad'),
    Tropfenanzahl: column('Tropfenanzahl', (drops) => withComma(String(drops))),
    // Sorted, because the order in a file has no meaning.
    ICONS: column('ICONS', (names) => names.toSorted().join(',')),
    liquid: column('liquid', (liquid) => (liquid ? '1' : '0')),
    created: shown('angelegt'),
    last_modified: shown('geändert'),
    // Last, so that the others stand where programs have found them so far.
    wiederverwendbar: {
      ...column('wiederverwendbar', (reusable) => (reusable ? '1' : '0')),
      optional: true,
    },
  },
  keyColumn: 'PZN',
  namedBy: 'Artikelnummer',
  key: ({ PZN }) => PZN,
  title: ({ Produktbezeichnung, Konfektionsgroesse }) => `${Produktbezeichnung}, ${Konfektionsgroesse}`,
  rules: productFaults,
  among: siblingFaults,
  group: ({ Produktbezeichnung }) => Produktbezeichnung,
  amongReads: SIBLING_COLUMNS,
};
