import type { SqlEntityManager } from '@mikro-orm/sql';
import { type ListQuery, PAGE_SIZES, type Page } from '../domain/lists/list-query.ts';
import { filterOf, type SqlColumn, type Value } from './sql-filter.ts';

/** A list of one table or join. */
export interface SqlList<Column extends string> {
  /** The table with one row for each of the list's; `where` names its columns alone. */
  readonly table: string;
  /** Joins the tables of the other columns. */
  readonly join: string;
  /** Condition for all rows, with its values. */
  readonly where: string;
  readonly values: readonly Value[];
  /** Unique expression, the last sort key. */
  readonly id: string;
  readonly columns: Readonly<Record<Column, SqlColumn>>;
}

/**
 * A page of a list, sorted, filtered and counted by the database; no more rows are read than are shown.
 *
 * @param select columns of the rows
 */
export async function sqlPage<Row extends object, Column extends string>(
  em: SqlEntityManager,
  list: SqlList<Column>,
  query: ListQuery<Column>,
  select: string,
  pageSize = query.pageSize ?? PAGE_SIZES[0],
): Promise<Page<Row>> {
  const { id, table, join } = list;
  const { from, where, values, isFiltered } = rowsOf(em, list, query);
  const order = orderOf(list, query);
  if (isFiltered) {
    const { key, direction } = sortOf(list, query);
    const found = `select ${id} as id, ${key} as sort_key from ${from} where ${where}`;
    const shown = `select id from found order by sort_key ${direction}, id ${directionOf(query)} limit ? offset ?`;
    return foundPage<Row>(
      em,
      found,
      `select ${select}, ${TOTAL} from ${table} ${join} where ${id} in (${shown}) order by ${order}`,
      { values, page: query.page, pageSize },
    );
  }
  const [count]: { total: number | string }[] = await em.execute(
    `select count(*) as total from ${table} where ${where}`,
    [...values],
  );
  const total = Number(count?.total ?? 0);
  const page = Math.min(query.page, lastPage(total, pageSize));
  // Ids first: PostgreSQL would make the columns of the pages before it too.
  const shown = `select ${id} from ${from} where ${where} order by ${order} limit ? offset ?`;
  const rows: Row[] = await em.execute(
    `select ${select} from ${table} ${join} where ${id} in (${shown}) order by ${order}`,
    [...values, pageSize, (page - 1) * pageSize],
  );
  return { rows, total, page, pageSize };
}

/** A group of rows on a page of groups. */
interface ListGroup {
  readonly id: number;
  /** Its rows that match. */
  readonly count: number;
}

/**
 * A page of groups of rows, such as products of their sizes, each at the place of its first row that matches.
 *
 * @param group expression for the id of a row's group
 */
export async function sqlGroupPage<Column extends string>(
  em: SqlEntityManager,
  list: SqlList<Column>,
  group: string,
  query: ListQuery<Column>,
  pageSize = query.pageSize ?? PAGE_SIZES[0],
): Promise<Page<ListGroup>> {
  const { from, where, values } = rowsOf(em, list, query);
  const { key, direction } = sortOf(list, query);
  const first = query.sort.descending ? 'max' : 'min';
  const { rows, ...page } = await foundPage<{ id: number; count: number | string }>(
    em,
    `select ${group} as id, count(*) as count, ${first}(${key}) as sort_key from ${from} where ${where} group by ${group}`,
    `select id, count, ${TOTAL} from found order by sort_key ${direction}, id ${directionOf(query)} limit ? offset ?`,
    { values, page: query.page, pageSize },
  );
  return { ...page, rows: rows.map(({ id, count }) => ({ id, count: Number(count) })) };
}

const TOTAL = '(select count(*) from found) as total';

/**
 * A page of what one statement finds, and how many those are: they are looked for once. An index in the order of the
 * list would do for the first page, but not for the number.
 *
 * @param found query of all, named `found` in the other
 * @param shown query of a page with the number, ending with its limit and offset
 */
async function foundPage<Row extends object>(
  em: SqlEntityManager,
  found: string,
  shown: string,
  {
    values,
    page,
    pageSize,
  }: { readonly values: readonly Value[]; readonly page: number; readonly pageSize: number },
): Promise<Page<Row>> {
  const read = async (wanted: number) => {
    const rows: (Row & { total: number | string })[] = await em.execute(
      `with found as materialized (${found}) ${shown}`,
      [...values, pageSize, (wanted - 1) * pageSize],
    );
    const total = Number(rows[0]?.total ?? 0);
    return { rows: rows.map(({ total: _, ...row }) => row as unknown as Row), total, page: wanted, pageSize };
  };
  const wanted = await read(page);
  if (wanted.rows.length > 0 || page === 1) return wanted;
  // Beyond the last page, which the first one tells.
  const first = await read(1);
  const last = lastPage(first.total, pageSize);
  return last === 1 ? first : read(last);
}

const lastPage = (total: number, pageSize: number) => Math.max(1, Math.ceil(total / pageSize));

/** The rows of a query; joined only where the order needs it. */
function rowsOf<Column extends string>(
  em: SqlEntityManager,
  list: SqlList<Column>,
  query: ListQuery<Column>,
) {
  const { table, join, columns } = list;
  const { conditions, values } = filterOf(em, columns, query);
  return {
    from: columns[query.sort.column].joined === undefined ? table : `${table} ${join}`,
    where: [list.where, ...conditions].join(' and '),
    values: [...list.values, ...values],
    isFiltered: conditions.length > 0,
  };
}

function sortOf<Column extends string>({ columns }: SqlList<Column>, query: ListQuery<Column>) {
  const { sort, nullable } = columns[query.sort.column];
  return { key: sort, direction: `${directionOf(query)}${nullable ? ' nulls last' : ''}` };
}

function orderOf<Column extends string>(list: SqlList<Column>, query: ListQuery<Column>) {
  const { key, direction } = sortOf(list, query);
  return `${key} ${direction}, ${list.id} ${directionOf(query)}`;
}

const directionOf = ({ sort }: ListQuery) => (sort.descending ? 'desc' : 'asc');
