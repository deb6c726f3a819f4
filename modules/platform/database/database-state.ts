import { stat } from 'node:fs/promises';
import type { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { openSqliteFile, sqliteCode } from '../sqlite/open-file.ts';
import { databaseKind } from './database.ts';

/** How the tables stand to what this version needs. */
export interface SchemaState {
  /** Name of the last migration that has run; null where none has. */
  readonly last: string | null;
  readonly applied: number;
  /** Migrations of this version that have not run. */
  readonly pending: number;
  /** Whether a later version has been at work. */
  readonly newer: boolean;
}

/**
 * Reads how the tables stand, and changes nothing.
 *
 * @throws the driver's error where the database cannot be read
 */
export async function schemaState(orm: MikroORM): Promise<SchemaState> {
  const em = orm.em.fork() as SqlEntityManager;
  const rows = await em.execute<{ name: string }[]>('select name from migration order by id');
  const names = rows.map(({ name }) => name);
  const known = (orm.config.get('migrations').migrationsList ?? []).map(({ name }) => name);
  return {
    last: names.at(-1) ?? null,
    applied: names.length,
    pending: known.filter((name) => !names.includes(name ?? '')).length,
    newer: names.some((name) => !known.includes(name)),
  };
}

/** A write that finds nothing to change: it is refused where one that does would be. */
const WRITE = 'delete from rate_count where 1 = 0';

/**
 * Tries whether the database takes writes; nothing is changed.
 *
 * @throws the driver's error where it does not: it is read-only, a standby, or gone
 */
export async function proveWritable(orm: MikroORM, databaseUrl: string): Promise<void> {
  const kind = databaseKind(databaseUrl);
  if (kind.engine === 'postgresql') await (orm.em.fork() as SqlEntityManager).execute(WRITE);
  else await proveFileWritable(kind.file);
}

/** A row that nobody counts by and that the next sweep deletes. */
const PROBE = `
  insert into rate_count (span_hash, hits, ends_at) values ('probe', 1, 0)
  on conflict (span_hash) do update set hits = rate_count.hits + 1`;

/**
 * Writes something, and keeps it, as a request does: a full disk lets pass what `proveWritable` tries.
 *
 * @throws the driver's error where it cannot be written
 */
export async function proveWriting(orm: MikroORM): Promise<void> {
  await (orm.em.fork() as SqlEntityManager).execute(PROBE);
}

/** Which file a SQLite database is, whatever it is called; null of PostgreSQL. */
async function fileNumber(databaseUrl: string): Promise<string | null> {
  const kind = databaseKind(databaseUrl);
  if (kind.engine === 'postgresql') return null;
  const { dev, ino } = await stat(kind.file, { bigint: true });
  return `${dev}:${ino}`;
}

/**
 * Remembers which file a database is, as soon as it was opened; what is given tries whether it still is. Somebody may
 * put another file in its place, as from a backup: a process that has the old one open goes on writing to it, and all
 * of that is lost when it ends.
 *
 * @returns rejects with an Error of the code `REPLACED`, and with the system's where there is no file any more
 */
export function rememberFile(databaseUrl: string): () => Promise<void> {
  const opened = fileNumber(databaseUrl);
  // Whoever asks is told.
  opened.catch(() => {});
  return async () => {
    if ((await fileNumber(databaseUrl)) === (await opened)) return;
    throw Object.assign(new Error('Another database file lies where the opened one was.'), {
      code: 'REPLACED',
    });
  };
}

/**
 * By a connection of its own that waits for nobody: the one of the requests would hold all of them up while somebody
 * imports.
 */
async function proveFileWritable(file: string): Promise<void> {
  const probe = await openSqliteFile(file, { fileMustExist: true });
  try {
    probe.exec(WRITE);
  } catch (error) {
    // Somebody else is writing to it, so it can be written.
    if (!sqliteCode(error).startsWith('SQLITE_BUSY')) throw error;
  } finally {
    probe.close();
  }
}
