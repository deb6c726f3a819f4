import { spawnSync } from 'node:child_process';

/** URL of the PostgreSQL server's maintenance database; undefined where benchmarks on PostgreSQL are left out. */
export const POSTGRES_SERVER = process.env.INKO_TEST_POSTGRES_URL || undefined;

/** How long psql is waited for. */
const MOST_MS = 10 * 60_000;

/** URL of a database of that server. */
export function postgresUrl(database: string): string {
  const url = new URL(POSTGRES_SERVER ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

/**
 * Runs commands in a database by psql, SQL or those of psql itself.
 *
 * @returns rows, a line each, columns apart by `|`
 * @throws Error with what psql has said
 */
export function psql(database: string, ...commands: readonly string[]): string {
  const script = `${commands.map((each) => (each.startsWith('\\') ? each : `${each};`)).join('\n')}\n`;
  const args = [postgresUrl(database), '-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1'];
  const given = { input: script, encoding: 'utf8', timeout: MOST_MS } as const;
  const { status, stdout, stderr, error } = spawnSync('psql', args, given);
  if (status !== 0) throw error ?? new Error(`psql: ${stderr}`);
  return stdout;
}

/**
 * Copies a row of a table many times.
 *
 * @param changed SQL expressions for columns, with the number of the copy as `n.i`; the others keep their value
 * @param one query for the row
 */
export function copyRows(
  database: string,
  table: string,
  { count, changed, one }: { count: number; changed: Readonly<Record<string, string>>; one: string },
): void {
  const columns = psql(
    database,
    `select column_name from information_schema.columns where table_schema = 'public' and table_name = '${table}'`,
  )
    .trim()
    .split('\n');
  const values = columns.map((name) => changed[name] ?? `t."${name}"`);
  psql(
    database,
    `insert into ${table} ("${columns.join('", "')}") select ${values.join(', ')}
     from generate_series(1, ${count}) as n(i), (${one}) t`,
  );
}
