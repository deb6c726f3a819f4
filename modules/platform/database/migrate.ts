import { setTimeout } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Database } from 'better-sqlite3';
import { openSqliteFile, sqliteCode } from '../sqlite/open-file.ts';
import { databaseKind } from './database.ts';

/** Key of the PostgreSQL advisory lock: the letters "inko". */
const ADVISORY_LOCK = 0x69_6e_6b_6f;
const LOCK_TIMEOUT_MS = 120_000;
const LOCK_RETRY_MS = 50;
/** After which whoever waits is told for what. */
const SAID_AFTER_MS = 2_000;
const WAITING = 'Waiting for another process that sets up, updates or restores the database …';

/**
 * Runs work that only one process may do at a time on a database: migrating and seeding at start. The lock
 * is the engine's own, so that it ends with the process that holds it, however that ends.
 *
 * @param say told once where the lock has to be waited for; standard error where left out
 * @returns what the work gives
 * @throws the engine's error where the lock is not given within two minutes
 */
export async function underDatabaseLock<Result>(
  orm: MikroORM,
  databaseUrl: string,
  work: () => Promise<Result>,
  say: (line: string) => void = (line) => void process.stderr.write(`${line}\n`),
): Promise<Result> {
  const kind = databaseKind(databaseUrl);
  if (kind.engine === 'postgresql') {
    const em = orm.em.fork() as SqlEntityManager;
    // Not `transactional`: the work has transactions of its own and must not become part of this one.
    await em.begin();
    try {
      await em.execute(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
      // Waiting is part of a statement's time.
      await em.execute('set local statement_timeout = 0');
      await told(say, () => em.execute(`select pg_advisory_xact_lock(${ADVISORY_LOCK})`));
      return await work();
    } finally {
      await em.rollback();
    }
  }
  const lock = await openSqliteFile(`${kind.file}.lock`);
  try {
    await told(say, () => beginExclusive(lock));
    return await work();
  } finally {
    lock.close();
  }
}

/** Waits for something, and says so where it takes a while. */
async function told(say: (line: string) => void, wait: () => Promise<unknown>): Promise<void> {
  const saying = globalThis.setTimeout(() => say(WAITING), SAID_AFTER_MS);
  await wait().finally(() => clearTimeout(saying));
}

/** Asks again and again instead of letting SQLite wait: that would stop everything else in this process. */
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
 * Brings the schema up to date; nothing happens where it is.
 *
 * @returns names of the migrations that have run
 * @throws Error where a newer version has been at work
 */
export async function migrate(orm: MikroORM): Promise<readonly string[]> {
  await refuseNewerSchema(orm);
  const ran = await orm.migrator.up();
  return ran.map(({ name }) => name);
}

/**
 * Refuses a database that carries a migration this version does not know: what the newer one changed, this one
 * would read and write wrongly without noticing.
 *
 * @throws Error that names the migration
 */
export async function refuseNewerSchema(orm: MikroORM): Promise<void> {
  const known = new Set((orm.config.get('migrations').migrationsList ?? []).map(({ name }) => name));
  const unknown = (await orm.migrator.getExecuted()).find(({ name }) => !known.has(name));
  if (unknown === undefined) return;
  throw new Error(
    `The database is of a newer version (migration ${unknown.name}). Start that version, or restore a backup from before it.`,
  );
}
