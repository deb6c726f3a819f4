import type { ListQuery, Page } from './list-query.ts';
import { type ListColumns, PreparedList } from './prepared-list.ts';

/**
 * A page of a list whose rows are all in memory. The sort is stable.
 *
 * @param rows all of them; not modified
 */
export function pageOf<Row, Column extends string>(
  rows: readonly Row[],
  query: ListQuery<Column>,
  columns: ListColumns<Row, Column>,
  pageSize?: number,
): Page<Row> {
  return new PreparedList(rows, columns).page(query, pageSize);
}
