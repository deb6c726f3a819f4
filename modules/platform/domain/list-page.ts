import type { ListQuery, Page } from './list-query.ts';
import { type ListColumns, PreparedList } from './prepared-list.ts';

/**
 * The page of a list whose rows are all at hand. Rows that sort alike stay in the order they come in.
 *
 * @param rows all of them, frozen or not; they are left as they are
 */
export function pageOf<Row, Column extends string>(
  rows: readonly Row[],
  query: ListQuery<Column>,
  columns: ListColumns<Row, Column>,
  pageSize?: number,
): Page<Row> {
  return new PreparedList(rows, columns).page(query, pageSize);
}
