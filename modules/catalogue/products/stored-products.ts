import type { ProductFields } from './product-fields.ts';

/** The fields of a product table row that all sizes of a product share. */
export type SharedFields = Pick<
  ProductFields,
  | 'Produktbezeichnung'
  | 'Inkontinenzprodukt'
  | 'Anwendungstyp'
  | 'PremiumBasis'
  | 'Schweregrad'
  | 'Tropfenanzahl'
  | 'imagepfad'
  | 'Vorteilskommunikation'
  | 'ICONS'
  | 'liquid'
  | 'wiederverwendbar'
>;

/** Columns of a product, for `headReader`. */
export const HEAD_COLUMNS = `id, produktbezeichnung, inkontinenzprodukt, anwendungstyp, premium_basis, schweregrad,
  tropfenanzahl, imagepfad, vorteilskommunikation, icons, liquid, wiederverwendbar`;

/** A product as read by raw SQL: SQLite returns texts for JSON, and numbers for booleans. */
export interface StoredHead {
  readonly id: number;
  readonly produktbezeichnung: string;
  readonly inkontinenzprodukt: SharedFields['Inkontinenzprodukt'];
  readonly anwendungstyp: SharedFields['Anwendungstyp'];
  readonly premium_basis: SharedFields['PremiumBasis'];
  readonly schweregrad: SharedFields['Schweregrad'];
  readonly tropfenanzahl: number;
  readonly imagepfad: string;
  readonly vorteilskommunikation: string | readonly string[];
  readonly icons: string | readonly string[];
  readonly liquid: boolean | number;
  readonly wiederverwendbar: boolean | number;
}

/** Returns a reader for products loaded by raw SQL. Equal lists share one object. */
export function headReader(): (row: StoredHead) => SharedFields {
  const lists = new Map<string, readonly string[]>();
  const listOf = (stored: string | readonly string[]) => {
    const text = typeof stored === 'string' ? stored : JSON.stringify(stored);
    const known = lists.get(text);
    if (known !== undefined) return known;
    const list: readonly string[] = JSON.parse(text);
    lists.set(text, list);
    return list;
  };
  return (row) => ({
    Produktbezeichnung: row.produktbezeichnung,
    Inkontinenzprodukt: row.inkontinenzprodukt,
    Anwendungstyp: row.anwendungstyp,
    PremiumBasis: row.premium_basis,
    Schweregrad: row.schweregrad,
    Tropfenanzahl: row.tropfenanzahl / 2,
    imagepfad: row.imagepfad,
    Vorteilskommunikation: listOf(row.vorteilskommunikation),
    ICONS: listOf(row.icons),
    liquid: Boolean(row.liquid),
    wiederverwendbar: Boolean(row.wiederverwendbar),
  });
}
