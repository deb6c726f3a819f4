import type { SqlEntityManager } from '@mikro-orm/sql';
import { executeFor, insertRows, updateRows } from '#platform';
import { isSameList } from '#platform/domain';
import type { ProductFields, WrittenFields } from '../products/product-fields.ts';
import { productIdentity } from '../products/product-siblings.ts';
import { HEAD_COLUMNS, headReader, type SharedFields, type StoredHead } from '../products/stored-products.ts';
import { rawHeadColumns } from './product-columns.ts';

/** A row of the product table to be written. */
export interface ProductWrite {
  /** Id of the size; null for a new one. */
  readonly id: number | null;
  readonly row: WrittenFields;
}

/** A size before the change, as read by raw SQL. */
export interface FormerSize {
  readonly id: number;
  readonly product_id: number;
  readonly pzn: string;
  readonly konfektionsgroesse: string;
  /** What is stored of its product. */
  readonly wiederverwendbar: boolean | number;
  readonly version: number;
  readonly created: number | string | Date;
}

const HEAD_NAMES = HEAD_COLUMNS.split(/,\s*/).filter((name) => name !== 'id');

type Former = ReadonlyMap<number, FormerSize>;

interface PresentHead {
  readonly id: number;
  readonly fields: SharedFields;
}

/** The products of the written rows. */
interface UpsertedProducts {
  /** Product ids, by product identity. */
  readonly productOf: ReadonlyMap<string, number>;
  /** Products whose shared fields changed; all their sizes get a new version. */
  readonly touched: readonly number[];
}

/** Inserts or updates the products of the given rows. */
export async function upsertProducts(
  em: SqlEntityManager,
  writes: readonly ProductWrite[],
  former: Former,
): Promise<UpsertedProducts> {
  const rows = new Map<string, WrittenFields>();
  const flags = new Map<string, boolean>();
  for (const { id, row } of writes) {
    const identity = productIdentity(row);
    rows.set(identity, row);
    const size = id === null ? undefined : former.get(id);
    if (size !== undefined && !flags.has(identity)) flags.set(identity, Boolean(size.wiederverwendbar));
  }
  const present = await presentHeads(em, [...rows.values()]);
  const free = await emptied(em, writes, former, present);
  const productOf = new Map<string, number>();
  const edited: { id: number }[] = [];
  const added: ReturnType<typeof rawHeadColumns>[] = [];
  for (const [identity, written] of rows) {
    const head = present.get(identity);
    // Where a row says nothing of it: as the product has it, or the one that the row comes from.
    const kept = head?.fields.wiederverwendbar ?? flags.get(identity) ?? false;
    const row = { ...written, wiederverwendbar: written.wiederverwendbar ?? kept };
    const id = head?.id ?? free.get(identity);
    if (id === undefined) added.push(rawHeadColumns(row));
    else {
      productOf.set(identity, id);
      if (head === undefined || differs(head.fields, row)) edited.push({ id, ...rawHeadColumns(row) });
    }
  }
  await updateRows(em, 'product', edited, HEAD_NAMES);
  const read = headReader();
  for (const row of await insertRows<StoredHead>(em, 'product', added, `returning ${HEAD_COLUMNS}`))
    productOf.set(productIdentity(read(row)), row.id);
  return { productOf, touched: edited.map(({ id }) => id) };
}

/** Compares lists with their order, because the order of the icons counts. */
const differs = (head: SharedFields, row: ProductFields): boolean =>
  head.Inkontinenzprodukt !== row.Inkontinenzprodukt ||
  head.imagepfad !== row.imagepfad ||
  head.liquid !== row.liquid ||
  head.wiederverwendbar !== row.wiederverwendbar ||
  !isSameList(head.Vorteilskommunikation, row.Vorteilskommunikation) ||
  !isSameList(head.ICONS, row.ICONS);

/** Existing products, by identity. */
async function presentHeads(
  em: SqlEntityManager,
  rows: readonly WrittenFields[],
): Promise<ReadonlyMap<string, PresentHead>> {
  const names = new Set(rows.map(({ Produktbezeichnung }) => Produktbezeichnung));
  const sql = `select ${HEAD_COLUMNS} from product where produktbezeichnung in (:some)`;
  const heads = new Map<string, PresentHead>();
  const read = headReader();
  for (const row of await executeFor<StoredHead>(em, sql, [...names])) {
    const fields = read(row);
    heads.set(productIdentity(fields), { id: row.id, fields });
  }
  return heads;
}

/** Products that lose all their sizes, by the identity of the new product that replaces them. */
async function emptied(
  em: SqlEntityManager,
  writes: readonly ProductWrite[],
  former: Former,
  present: ReadonlyMap<string, PresentHead>,
): Promise<ReadonlyMap<string, number>> {
  const taken = new Set([...present.values()].map(({ id }) => id));
  const leaving = new Map<number, number>();
  const wanted = new Map<string, number>();
  for (const { id, row } of writes) {
    const product = id === null ? undefined : former.get(id)?.product_id;
    if (product === undefined) continue;
    leaving.set(product, (leaving.get(product) ?? 0) + 1);
    const identity = productIdentity(row);
    if (!present.has(identity) && !wanted.has(identity)) wanted.set(identity, product);
  }
  const sizes = await sizesOf(em, [...new Set(wanted.values())]);
  const free = new Map<string, number>();
  for (const [identity, product] of wanted) {
    if (taken.has(product) || sizes.get(product) !== leaving.get(product)) continue;
    free.set(identity, product);
    taken.add(product);
  }
  return free;
}

/** Number of sizes per product. */
async function sizesOf(
  em: SqlEntityManager,
  products: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const counts = await executeFor<{ product_id: number; sizes: number | string }>(
    em,
    'select product_id, count(*) as sizes from product_size where product_id in (:some) group by product_id',
    products,
  );
  return new Map(counts.map(({ product_id, sizes }) => [product_id, Number(sizes)]));
}
