import { giveWay } from '#platform';
import { HEAD_COLUMNS, headReader, type SharedFields, type StoredHead } from './stored-products.ts';

/** Rows per query, few enough not to block other requests. */
const SLICE = 500;

const SIZE_COLUMNS = `id, product_id, artikelnummer, pzn, ean, hilfsmittelnummer, konfektionsgroesse, hueftumfang,
  pieces, amount, uvp, version, created, last_modified`;

/** A size as the drivers return it: SQLite has numbers in place of dates. */
export interface StoredSize {
  readonly id: number;
  readonly product_id: number;
  readonly artikelnummer: string;
  readonly pzn: string;
  readonly ean: string;
  readonly hilfsmittelnummer: string;
  readonly konfektionsgroesse: string;
  readonly hueftumfang: string;
  readonly pieces: number | null;
  readonly amount: string | null;
  readonly uvp: number | null;
  readonly version: number;
  readonly created: number | string | Date;
  readonly last_modified: number | string | Date;
}

/** Runs a query: of a transaction, or of committed rows only. */
export type ReadRows = <Stored extends object>(
  sql: string,
  values: readonly (string | number)[],
) => Promise<readonly Stored[]>;

/** A size with what all sizes of its product share. */
export type SizeOfHead = readonly [size: StoredSize, head: SharedFields];

/**
 * All sizes by id with their products, in slices, read without the ORM, because there may be a hundred thousand.
 * Sizes of a product share its object, and products equal lists. Products and sizes are read one after the other: they
 * are only of one moment if the catalogue's number is the same before and after, or nobody else can write.
 */
export async function* storedSizes(read: ReadRows): AsyncGenerator<readonly SizeOfHead[]> {
  const heads = new Map<number, SharedFields>();
  const toHead = headReader();
  for await (const slice of slicesById<StoredHead>(read, `select ${HEAD_COLUMNS} from product`))
    for (const row of slice) heads.set(row.id, toHead(row));
  for await (const slice of slicesById<StoredSize>(read, `select ${SIZE_COLUMNS} from product_size`))
    yield slice.flatMap((size) => {
      const head = heads.get(size.product_id);
      return head === undefined ? [] : [[size, head] as const];
    });
}

/** The rows of a table by id, some at a time. */
export async function* slicesById<Stored extends { readonly id: number }>(read: ReadRows, select: string) {
  const after = (last: number) => read<Stored>(`${select} where id > ? order by id limit ${SLICE}`, [last]);
  for (let next = after(0); ; await giveWay()) {
    const slice = await next;
    const last = slice.length < SLICE ? undefined : slice.at(-1)?.id;
    // PostgreSQL finds the next ones while these are processed.
    if (last !== undefined) next = after(last);
    yield slice;
    if (last === undefined) return;
  }
}
