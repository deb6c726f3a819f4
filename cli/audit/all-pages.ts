import type { ListQuery, Page } from '#platform/domain';

/** All rows of a paged list. */
export async function allPages<Column extends string, Row>(
  query: ListQuery<Column>,
  list: (query: ListQuery<Column>) => Promise<Page<Row>>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const found = await list({ ...query, page });
    rows.push(...found.rows);
    if (page * found.pageSize >= found.total) return rows;
  }
}
