import type { SqlEntityManager } from '@mikro-orm/sql';
import { type AuditFields, type AuditSubject, type NamesById, subjectOf } from '#platform';
import { formatEuro } from '#platform/domain';
import { FEATURE_ICONS } from '../products/feature-icons.ts';
import { ONE_SIZE } from '../products/product.ts';
import { PRODUCT_LABELS, type ProductFields } from '../products/product-fields.ts';
import { catalogueLists } from './lists.ts';

const ICON_LABELS: ReadonlyMap<string, string> = new Map(
  FEATURE_ICONS.map(({ name, label }) => [name, label] as const),
);

const PRODUCT: AuditFields = {
  ...Object.fromEntries(Object.entries(PRODUCT_LABELS).map(([name, label]) => [name, { label }])),
  UVP: { label: PRODUCT_LABELS.UVP, shown: (cents) => formatEuro(Number(cents)) },
  Tropfenanzahl: {
    label: PRODUCT_LABELS.Tropfenanzahl,
    shown: (drops) => String(drops).replace('.', ','),
  },
  ICONS: {
    label: PRODUCT_LABELS.ICONS,
    shown: (names) => (names as string[]).map((name) => ICON_LABELS.get(name) ?? name).join(', '),
  },
};

/** What the audit log tells of this module's records. */
export const catalogueAudit: readonly AuditSubject[] = [
  ...catalogueLists.map(subjectOf),
  {
    kind: 'product',
    one: 'Produkt',
    that: 'das Produkt',
    acts: ['product-saved', 'product-deleted'],
    keptBy: 'record',
    readers: 'vendor',
    fields: PRODUCT,
    tables: { products: 'Produkte' },
    takenBack: true,
    names: (em, ids) => sizeNames(em, 's.id', ids.map(Number)),
  },
  {
    kind: 'article',
    one: 'Artikel',
    that: 'den Artikel',
    acts: [],
    keptBy: 'record',
    readers: 'vendor',
    fields: {},
    names: (em, numbers) => sizeNames(em, 's.artikelnummer', numbers),
  },
  {
    kind: 'image',
    one: 'Bild',
    that: 'das Bild',
    acts: ['image-saved', 'image-deleted'],
    keptBy: 'record',
    readers: 'vendor',
    fields: { name: { label: 'Name' } },
  },
];

/** The names of sizes, with the product before the size; found by a column that tells them apart. */
async function sizeNames(
  em: SqlEntityManager,
  column: 's.id' | 's.artikelnummer',
  values: readonly (string | number)[],
): Promise<NamesById> {
  const found: [string, string][] = [];
  // Both engines limit the number of placeholders.
  for (let at = 0; at < values.length; at += 500) {
    const slice = values.slice(at, at + 500);
    const rows = await em.execute<{ id: string | number; name: string; size: string }[]>(
      `select ${column} as id, p.produktbezeichnung as name, s.konfektionsgroesse as size
       from product_size s join product p on p.id = s.product_id
       where ${column} in (${slice.map(() => '?').join(', ')})`,
      slice as (string | number)[],
    );
    for (const { id, name, size } of rows) found.push([String(id), sizeTitle(name, size)]);
  }
  return new Map(found);
}

/** A row of the product table, as people call it. */
const sizeTitle = (name: string, size: string): string =>
  size === '' || size === ONE_SIZE ? name : `${name}, ${size}`;

/** A row of the product table, as the audit log names it. */
export const sizeRecord = (
  id: number,
  {
    Produktbezeichnung,
    Konfektionsgroesse,
  }: Pick<ProductFields, 'Produktbezeichnung' | 'Konfektionsgroesse'>,
) => ({ kind: 'product', id, name: sizeTitle(Produktbezeichnung, Konfektionsgroesse) });

/** A picture that is gone, as the audit log names it. */
export const imageFacts = (name: string) => ({ record: { kind: 'image', id: name, name }, before: { name } });
