import { setTimeout } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Database } from 'better-sqlite3';
import { withWaitNotice } from '../postgres/wait-notice.ts';
import { openSqliteFile, sqliteCode } from '../sqlite/open-file.ts';
import { databaseKind } from './database.ts';
import { appliedMigrations, refuseForeignDatabase } from './tables-present.ts';

/** Key of the PostgreSQL advisory lock: the letters "inko". */
const ADVISORY_LOCK = 0x69_6e_6b_6f;
const LOCK_TIMEOUT_MS = 120_000;
const LOCK_RETRY_MS = 50;

/**
 * Runs work that only one process may do on a database at a time: migrating and seeding at start. Uses the engine's
 * own lock, which is released with its process, however that ends.
 *
 * @param say receives one line if it has to wait; default: standard error
 * @returns the result of the work
 * @throws the engine's error if the lock is not acquired within two minutes
 */
export async function underDatabaseLock<Result>(
  orm: MikroORM,
  databaseUrl: string,
  work: () => Promise<Result>,
  say?: (line: string) => void,
): Promise<Result> {
  const kind = databaseKind(databaseUrl);
  if (kind.engine === 'postgresql') {
    const em = orm.em.fork() as SqlEntityManager;
    // Not `transactional`: the work has transactions of its own, which must not become part of this one.
    await em.begin();
    try {
      await em.execute(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
      // Waiting counts towards a statement's timeout.
      await em.execute('set local statement_timeout = 0');
      await withWaitNotice(() => em.execute(`select pg_advisory_xact_lock(${ADVISORY_LOCK})`), say);
      return await work();
    } finally {
      await em.rollback();
    }
  }
  const lock = await openSqliteFile(`${kind.file}.lock`);
  try {
    await withWaitNotice(() => beginExclusive(lock), say);
    return await work();
  } finally {
    lock.close();
  }
}

/** Polls instead of letting SQLite wait, which would block this process. */
async function beginExclusive(lock: Database): Promise<void> {
  for (const end = Date.now() + LOCK_TIMEOUT_MS; ; await setTimeout(LOCK_RETRY_MS)) {
    try {
      lock.exec('begin exclusive');
      return;
    } catch (error) {
      if (sqliteCode(error) !== 'SQLITE_BUSY' || Date.now() > end) throw error;
    }
  }
}

/**
 * Applies the pending migrations.
 *
 * @returns names of the applied migrations
 * @throws Error if the database is of something else, or a newer version has migrated it
 */
export async function migrate(orm: MikroORM): Promise<readonly string[]> {
  await refuseForeignDatabase(orm);
  await refuseNewerSchema(orm);
  const ran = await orm.migrator.up();
  return ran.map(({ name }) => name);
}

/**
 * Refuses a database with a migration unknown to this version, which would misread what that has changed. Creates
 * nothing.
 *
 * @throws Error that names the migration
 */
export async function refuseNewerSchema(orm: MikroORM): Promise<void> {
  const known = new Set((orm.config.get('migrations').migrationsList ?? []).map(({ name }) => name));
  const unknown = (await appliedMigrations(orm)).find((name) => !known.has(name));
  if (unknown === undefined) return;
  throw new Error(
    `The database is of a newer version (migration ${unknown}). Start that version, or restore a backup from before it.`,
  );
}
