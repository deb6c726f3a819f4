import type { SqlEntityManager } from '@mikro-orm/sql';
import { type Columns, executeFor, insertRows, updateRows } from '#platform';
import type { WrittenFields } from '../products/product-fields.ts';
import { productIdentity } from '../products/product-siblings.ts';
import { sizeColumns } from './product-columns.ts';
import { type FormerSize, type ProductWrite, upsertProducts } from './upsert-products.ts';

/** Fields that can change without affecting the PZN or the size's place in its product. */
const EDITED = [
  'artikelnummer',
  'ean',
  'hilfsmittelnummer',
  'hueftumfang',
  'pieces',
  'amount',
  'uvp',
  'version',
  'last_modified',
];

/**
 * Writes rows of the product table that are consistent with each other and with the remaining rows. A row
 * with another product moves there; the product is created if it does not exist. A product that loses all its
 * sizes is deleted. If all sizes of a product move to a new one, as after a rename, the product keeps its id.
 * Sizes keep theirs, and so their own prices.
 *
 * @param em a transaction that holds the catalogue's write lock
 * @returns ids of the new sizes, in the order of their rows
 */
export async function writeProducts(
  em: SqlEntityManager,
  writes: readonly ProductWrite[],
  now: Date,
): Promise<readonly number[]> {
  const former = await formerSizes(em, writes);
  const { productOf, touched } = await upsertProducts(em, writes, former);
  await executeFor(em, 'update product_size set version = version + 1 where product_id in (:some)', touched);
  const [edited, moved, added]: [Columns[], Columns[], Columns[]] = [[], [], []];
  const taken: number[] = [];
  const left = new Set<number>();
  for (const { id, row } of writes) {
    const before = id === null ? undefined : former.get(id);
    const product = productOf.get(productIdentity(row)) as number;
    const columns = {
      ...sizeColumns(row),
      product_id: product,
      version: (before?.version ?? 0) + 1,
      created: before === undefined ? now : new Date(before.created),
      last_modified: now,
    };
    if (id === null) added.push(columns);
    else if (before !== undefined && staysInPlace(before, row, product)) edited.push({ id, ...columns });
    else {
      moved.push({ id, ...columns });
      taken.push(id);
    }
    if (before !== undefined && before.product_id !== product) left.add(before.product_id);
  }
  await updateRows(em, 'product_size', edited, EDITED);
  // Deleted and inserted again, because two rows may swap their PZN or size.
  await executeFor(em, 'delete from product_size where id in (:some)', taken);
  await insertRows(em, 'product_size', moved);
  const ids = await insertRows<{ id: number; pzn: string }>(em, 'product_size', added, 'returning id, pzn');
  await executeFor(
    em,
    `delete from product where id in (:some)
      and not exists (select 1 from product_size where product_id = product.id)`,
    [...left],
  );
  const idOf = new Map(ids.map(({ id, pzn }) => [pzn, id]));
  return writes.flatMap(({ id, row }) => (id === null ? (idOf.get(row.PZN) ?? []) : []));
}

/** The changed sizes in their current state. */
async function formerSizes(
  em: SqlEntityManager,
  writes: readonly ProductWrite[],
): Promise<ReadonlyMap<number, FormerSize>> {
  const ids = writes.flatMap(({ id }) => (id === null ? [] : [id]));
  const sizes = await executeFor<FormerSize>(
    em,
    `select s.id, s.product_id, s.pzn, s.konfektionsgroesse, p.wiederverwendbar, s.version, s.created
      from product_size s join product p on p.id = s.product_id where s.id in (:some)`,
    ids,
  );
  return new Map(sizes.map((size) => [size.id, size]));
}

const staysInPlace = (before: FormerSize, row: WrittenFields, product: number): boolean =>
  before.product_id === product &&
  before.pzn === row.PZN &&
  before.konfektionsgroesse === row.Konfektionsgroesse;
