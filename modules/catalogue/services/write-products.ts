import { setImmediate } from 'node:timers/promises';
import { type EntityManager, raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { ProductFields } from '../domain/product-fields.ts';
import { productIdentity } from '../domain/product-siblings.ts';
import { ProductRow } from '../entities/product.entity.ts';
import { ProductSizeRow } from '../entities/product-size.entity.ts';
import { headColumns, sizeColumns } from './product-columns.ts';

/** Rows that one statement reads or writes: far below the parameters that either engine takes. */
const AT_ONCE = 500;

/** A row of the product table that is to be written. */
export interface ProductWrite {
  /** Id of the size; null for a new one. */
  readonly id: number | null;
  readonly row: ProductFields;
}

/**
 * Writes rows of the product table, which fit to each other and to those that stay. A row whose product is another one
 * now moves there, and is made a product of its own where there is none; a product without sizes goes. Where all sizes
 * of a product move to one that is not there yet, as after it was renamed, the product keeps its id. Sizes keep theirs,
 * and so the own prices that belong to them.
 *
 * @param em a transaction in which nobody else writes to the catalogue
 */
export async function writeProducts(
  em: SqlEntityManager,
  writes: readonly ProductWrite[],
  now: Date,
): Promise<void> {
  const former = await formerSizes(em, writes);
  const { productOf, touched } = await settleHeads(em, writes, former);
  for (const ids of slices([...touched]))
    await em.nativeUpdate(ProductSizeRow, { product: { $in: ids } }, { version: raw('version + 1') });
  // Taken out and put in again: two may exchange their PZN or their sizes.
  for (const ids of slices([...former.keys()])) await em.nativeDelete(ProductSizeRow, { id: { $in: ids } });
  const rows = writes.map(({ id, row }) => {
    const before = id === null ? undefined : former.get(id);
    return {
      ...(id !== null && { id }),
      ...sizeColumns(row),
      product: productOf.get(productIdentity(row)) as number,
      version: (before?.version ?? 0) + 1,
      created: before?.created ?? now,
      lastModified: now,
    };
  });
  for (const part of slices(rows.filter(({ id }) => id !== undefined)))
    await em.insertMany(ProductSizeRow, part);
  for (const part of slices(rows.filter(({ id }) => id === undefined)))
    await em.insertMany(ProductSizeRow, part);
  await em.execute(
    'delete from "product" where not exists (select 1 from "product_size" where "product_id" = "product"."id")',
  );
}

type Former = ReadonlyMap<number, ProductSizeRow>;

/** The sizes that are changed, as they are. */
async function formerSizes(em: EntityManager, writes: readonly ProductWrite[]): Promise<Former> {
  const former = new Map<number, ProductSizeRow>();
  for (const ids of slices(writes.flatMap(({ id }) => (id === null ? [] : [id])))) {
    const sizes = await em.find(ProductSizeRow, { id: { $in: ids } }, { disableIdentityMap: true });
    for (const size of sizes) former.set(size.id, size);
    await setImmediate();
  }
  return former;
}

/** Makes the products of rows what the rows say of them. */
async function settleHeads(em: EntityManager, writes: readonly ProductWrite[], former: Former) {
  const rows = new Map(writes.map(({ row }) => [productIdentity(row), row]));
  const present = await presentHeads(em, [...rows.values()]);
  const free = await emptied(em, writes, former, present);
  const productOf = new Map<string, number>();
  /** Products of which something else is said now: a row of one that stays has changed, too. */
  const touched = new Set<number>();
  const added: ReturnType<typeof headColumns>[] = [];
  for (const [identity, row] of rows) {
    const head = present.get(identity);
    const columns = headColumns(row);
    const id = head?.id ?? free.get(identity);
    if (id === undefined) {
      added.push(columns);
      continue;
    }
    productOf.set(identity, id);
    if (head !== undefined && !differs(head, columns)) continue;
    await em.nativeUpdate(ProductRow, { id }, columns);
    touched.add(id);
  }
  for (const part of slices(added)) await em.insertMany(ProductRow, part);
  if (added.length > 0)
    for (const [identity, { id }] of await presentHeads(em, [...rows.values()])) productOf.set(identity, id);
  return { productOf, touched };
}

function differs(head: ProductRow, columns: ReturnType<typeof headColumns>): boolean {
  return Object.entries(columns).some(
    ([name, value]) => JSON.stringify(head[name as keyof typeof columns]) !== JSON.stringify(value),
  );
}

/** Products that are there already, by their identity. */
async function presentHeads(
  em: EntityManager,
  rows: readonly ProductFields[],
): Promise<ReadonlyMap<string, ProductRow>> {
  const heads = new Map<string, ProductRow>();
  const names = [...new Set(rows.map(({ Produktbezeichnung }) => Produktbezeichnung))];
  for (const part of slices(names)) {
    const found = await em.find(
      ProductRow,
      { produktbezeichnung: { $in: part } },
      { disableIdentityMap: true },
    );
    for (const head of found) heads.set(identityOf(head), head);
    await setImmediate();
  }
  return heads;
}

function identityOf(head: ProductRow): string {
  return productIdentity({
    Produktbezeichnung: head.produktbezeichnung,
    Anwendungstyp: head.anwendungstyp,
    PremiumBasis: head.premiumBasis,
    Schweregrad: head.schweregrad,
    Tropfenanzahl: head.tropfenanzahl / 2,
  });
}

/** Products that lose all their sizes, by the identity of the new product that takes their place. */
async function emptied(
  em: EntityManager,
  writes: readonly ProductWrite[],
  former: Former,
  present: ReadonlyMap<string, ProductRow>,
): Promise<ReadonlyMap<string, number>> {
  const targets = new Set([...present.values()].map(({ id }) => id));
  const leaving = new Map<number, number>();
  const wanted = new Map<string, number>();
  for (const { id, row } of writes) {
    const product = id === null ? undefined : former.get(id)?.product.id;
    if (product === undefined) continue;
    leaving.set(product, (leaving.get(product) ?? 0) + 1);
    const identity = productIdentity(row);
    if (!present.has(identity) && !wanted.has(identity)) wanted.set(identity, product);
  }
  const free = new Map<string, number>();
  const taken = new Set<number>(targets);
  for (const [identity, product] of wanted) {
    if (taken.has(product)) continue;
    const sizes = await em.count(ProductSizeRow, { product });
    if (sizes !== leaving.get(product)) continue;
    free.set(identity, product);
    taken.add(product);
  }
  return free;
}

function slices<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, at) =>
    items.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
}
