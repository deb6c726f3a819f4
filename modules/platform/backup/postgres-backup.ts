import { createInterface } from 'node:readline';
import type { BackupContents } from './backup-contents.ts';
import { connectionEnv, startPostgresProgram } from './postgres-programs.ts';

/** Leaves out owner and privileges, because another account may restore it. */
const OWN = ['--no-owner', '--no-privileges'] as const;

/** Start and end of a table's rows in a script. */
const ROWS = /^COPY (?:"?[\w$]+"?\.)?"?([^"]+?)"? \((.*)\) FROM stdin;$/;
const END_OF_ROWS = '\\.';

/** Copies a database at one moment, even while it is in use: pg_dump reads it in one transaction. */
export async function backUpPostgres(databaseUrl: string, draft: string): Promise<BackupContents> {
  const args = ['--format=custom', `--file=${draft}`, ...OWN, '--lock-wait-timeout=30s'];
  await startPostgresProgram('pg_dump', args, connectionEnv(databaseUrl)).done;
  return inspectPostgres(draft);
}

/** The script that creates a database from a backup. */
export function postgresScript(path: string) {
  return startPostgresProgram('pg_restore', [...OWN, '--file=-', path]);
}

/**
 * Reads a backup to the last row.
 *
 * @throws Error if it is incomplete
 */
export async function inspectPostgres(path: string): Promise<BackupContents> {
  const { child, done } = postgresScript(path);
  const rows: Record<string, number> = {};
  const migrations: string[] = [];
  let table: string | null = null;
  let nameAt = -1;
  for await (const line of createInterface({ input: child.stdout, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (table === null) {
      const [, name, columns = ''] = ROWS.exec(line) ?? [];
      if (name === undefined) continue;
      table = name;
      rows[table] = 0;
      nameAt = table === 'migration' ? columns.split(', ').indexOf('name') : -1;
    } else if (line === END_OF_ROWS) {
      table = null;
    } else {
      rows[table] = (rows[table] ?? 0) + 1;
      if (nameAt >= 0) migrations.push(line.split('\t')[nameAt] ?? '');
    }
  }
  await done.catch((error: unknown) => {
    throw new Error(`is damaged or cut off (${error instanceof Error ? error.message : error})`, {
      cause: error,
    });
  });
  return { engine: 'postgresql', migrations, rows };
}
