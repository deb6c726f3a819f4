import { setImmediate } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/sql';

/** Rows that one statement reads or writes: doing so holds nobody up. */
const AT_ONCE = 500;

/** Names of columns and what is to be in them. */
export type Columns = Readonly<Record<string, unknown>>;

/** Runs a statement for many values, past the ORM: `(:some)` in it stands for some of them at a time. Gives its rows. */
export async function executeFor<Stored>(
  em: SqlEntityManager,
  sql: string,
  values: readonly (string | number)[],
): Promise<readonly Stored[]> {
  const rows: Stored[] = [];
  for (const part of slices(values)) {
    const found: Stored[] = await em.execute(sql.replace(':some', part.map(() => '?').join(', ')), part);
    for (const row of found) rows.push(row);
    await setImmediate();
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
  for (const part of slices(rows)) {
    const values = part.flatMap((row) => names.map((name) => row[name]));
    const lists = part.map(() => places).join(', ');
    const sql = `insert into ${table} (${names.join(', ')}) values ${lists} ${end}`;
    for (const row of await em.execute<Stored[]>(sql, values)) written.push(row);
    await setImmediate();
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

function slices<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, at) =>
    items.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
}
