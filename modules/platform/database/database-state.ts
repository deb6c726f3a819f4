import { stat } from 'node:fs/promises';
import type { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { openSqliteFile, sqliteCode } from '../sqlite/open-file.ts';
import { databaseKind } from './database.ts';

/** The state of the tables, compared with this version. */
export interface SchemaState {
  /** Name of the last applied migration; null without any. */
  readonly last: string | null;
  readonly applied: number;
  /** Number of unapplied migrations. */
  readonly pending: number;
  /** Whether a newer version has migrated it. */
  readonly newer: boolean;
}

/**
 * Reads the state of the tables.
 *
 * @throws the driver's error if the database cannot be read
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

/** A write that changes nothing; refused if real ones would be. */
const WRITE = 'delete from rate_count where 1 = 0';

/**
 * Checks whether the database accepts writes; changes nothing.
 *
 * @throws the driver's error if it does not: it is read-only, a standby, or gone
 */
export async function proveWritable(orm: MikroORM, databaseUrl: string): Promise<void> {
  const kind = databaseKind(databaseUrl);
  if (kind.engine === 'postgresql') await (orm.em.fork() as SqlEntityManager).execute(WRITE);
  else await proveFileWritable(kind.file);
}

/** A row that counts nothing and that the next sweep deletes. */
const PROBE = `
  insert into rate_count (span_hash, hits, ends_at) values ('probe', 1, 0)
  on conflict (span_hash) do update set hits = rate_count.hits + 1`;

/**
 * Commits a real write, because a full disk accepts `proveWritable`.
 *
 * @throws the driver's error if it cannot be written
 */
export async function proveWriting(orm: MikroORM): Promise<void> {
  await (orm.em.fork() as SqlEntityManager).execute(PROBE);
}

/** Identity of an SQLite file, independent of its name; null for PostgreSQL. */
async function fileNumber(databaseUrl: string): Promise<string | null> {
  const kind = databaseKind(databaseUrl);
  if (kind.engine === 'postgresql') return null;
  const { dev, ino } = await stat(kind.file, { bigint: true });
  return `${dev}:${ino}`;
}

/**
 * Records the identity of a database's file; the returned function checks that it is still the same. If somebody
 * replaces the file, for example by a backup, a process that has the old one open keeps writing to it, and loses
 * everything when it ends.
 *
 * @returns rejects with an Error of the code `REPLACED`, or with the system's error if the file is missing
 */
export function rememberFile(databaseUrl: string): () => Promise<void> {
  const opened = fileNumber(databaseUrl);
  // Reported by the returned function.
  opened.catch(() => {});
  return async () => {
    if ((await fileNumber(databaseUrl)) === (await opened)) return;
    throw Object.assign(new Error('Another database file lies where the opened one was.'), {
      code: 'REPLACED',
    });
  };
}

/**
 * Uses a separate connection that does not wait: that of the requests would block them during an import.
 */
async function proveFileWritable(file: string): Promise<void> {
  const probe = await openSqliteFile(file, { fileMustExist: true });
  try {
    probe.exec(WRITE);
  } catch (error) {
    // Locked by a writer, hence writable.
    if (!sqliteCode(error).startsWith('SQLITE_BUSY')) throw error;
  } finally {
    probe.close();
  }
}
