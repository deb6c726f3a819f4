import type { SqlEntityManager } from '@mikro-orm/sql';
import { giveWay } from '../limits/in-slices.ts';

/** Rows that one statement reads: doing so holds nobody up. */
const AT_ONCE = 500;
/** Values that one statement writes, in whatever number of rows. */
const VALUES_AT_ONCE = 3500;

/** Names of columns and what is to be in them. */
export type Columns = Readonly<Record<string, unknown>>;

/**
 * Runs a statement for many values, past the ORM: `(:some)` in it stands for some of them at a time. Gives its rows.
 *
 * @param before values of the `?` that stand before it
 */
export async function executeFor<Stored>(
  em: SqlEntityManager,
  sql: string,
  values: readonly (string | number)[],
  before: readonly (string | number)[] = [],
): Promise<readonly Stored[]> {
  const rows: Stored[] = [];
  for (const part of slices(values, AT_ONCE)) {
    const places = part.map(() => '?').join(', ');
    const found: Stored[] = await em.execute(sql.replace(':some', places), [...before, ...part]);
    for (const row of found) rows.push(row);
    await giveWay();
  }
  return rows;
}

/** Adds rows, all with the same columns, past the ORM. Gives what `returning` names. */
export async function insertRows<Stored>(
  em: SqlEntityManager,
  table: string,
  rows: readonly Columns[],
  end = '',
): Promise<readonly Stored[]> {
  const names = Object.keys(rows[0] ?? {});
  const places = `(${names.map(() => '?').join(', ')})`;
  const written: Stored[] = [];
  const parts = slices(rows, Math.max(1, Math.floor(VALUES_AT_ONCE / Math.max(1, names.length))));
  for (const [index, part] of parts.entries()) {
    if (index > 0) await giveWay();
    const values: unknown[] = [];
    for (const row of part) for (const name of names) values.push(row[name]);
    const sql = `insert into ${table} (${names.join(', ')}) values ${part.map(() => places).join(', ')} ${end}`;
    for (const row of await em.execute<Stored[]>(sql, values)) written.push(row);
  }
  return written;
}

/** Changes some columns of rows that are there. The rows are whole: the engines look whether they could be added. */
export async function updateRows(
  em: SqlEntityManager,
  table: string,
  rows: readonly Columns[],
  columns: readonly string[],
): Promise<void> {
  const set = columns.map((name) => `${name} = excluded.${name}`).join(', ');
  await insertRows(em, table, rows, `on conflict (id) do update set ${set}`);
}

function slices<Item>(items: readonly Item[], atOnce: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / atOnce) }, (_, at) =>
    items.slice(at * atOnce, (at + 1) * atOnce),
  );
}
