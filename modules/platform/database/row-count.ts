import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Page } from '../domain/lists/list-query.ts';
import { isPostgres } from './engine.ts';

/** Up to so many rows a number is exact. */
const EXACT_UP_TO = 10_000;

type Value = string | number | Date;

/** What is counted: `from` with its condition and the values of its placeholders. */
interface Counted {
  readonly from: string;
  readonly where: string;
  readonly values: readonly Value[];
}

/** The number of rows of a list; above 10,000 PostgreSQL's estimate. */
interface RowCount {
  readonly total: number;
  readonly isEstimate: boolean;
}

/** Counts rows; on PostgreSQL, where counting reads each of them, no more than 10,000. */
async function countRows(em: SqlEntityManager, counted: Counted): Promise<RowCount> {
  if (!isPostgres(em)) return { total: await countAll(em, counted), isEstimate: false };
  const { from, where, values } = counted;
  const [row]: { total: number | string }[] = await em.execute(
    `select count(*) as total from (select 1 from ${from} where ${where} limit ${EXACT_UP_TO + 1}) counted`,
    [...values],
  );
  const total = Number(row?.total ?? 0);
  if (total <= EXACT_UP_TO) return { total, isEstimate: false };
  const [plan]: { 'QUERY PLAN': readonly { Plan: { 'Plan Rows': number } }[] }[] = await em.execute(
    `explain (format json) select 1 from ${from} where ${where}`,
    [...values],
  );
  return { total: Math.max(total, plan?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0), isEstimate: true };
}

async function countAll(em: SqlEntityManager, { from, where, values }: Counted): Promise<number> {
  const [row]: { total: number | string }[] = await em.execute(
    `select count(*) as total from ${from} where ${where}`,
    [...values],
  );
  return Number(row?.total ?? 0);
}

/**
 * Reads a page of a list whose rows are counted, or estimated. An estimate gives way to what the page itself shows: its
 * last row may be the last one, and a full page may have another behind it.
 *
 * @param wanted page from 1; one beyond the last gives the last
 * @param read the rows from a place on, at most as many as a page has
 */
export async function countedPage<Row>(
  em: SqlEntityManager,
  counted: Counted,
  wanted: { readonly page: number; readonly pageSize: number },
  read: (offset: number) => Promise<readonly Row[]>,
): Promise<Page<Row>> {
  const { pageSize } = wanted;
  const { total, isEstimate } = await countRows(em, counted);
  const lastOf = (rows: number) => Math.max(1, Math.ceil(rows / pageSize));
  if (!isEstimate) {
    const page = Math.min(wanted.page, lastOf(total));
    return { rows: await read((page - 1) * pageSize), total, page, pageSize };
  }
  const rows = await read((wanted.page - 1) * pageSize);
  const end = (wanted.page - 1) * pageSize + rows.length;
  if (rows.length === pageSize)
    return { rows, total: Math.max(total, end + 1), page: wanted.page, pageSize, isEstimate: true };
  if (rows.length > 0) return { rows, total: end, page: wanted.page, pageSize };
  const all = await countAll(em, counted);
  const page = lastOf(all);
  return { rows: await read((page - 1) * pageSize), total: all, page, pageSize };
}
