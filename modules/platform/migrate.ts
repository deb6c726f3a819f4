import type { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { databaseKind } from './database.ts';

/** Key of the PostgreSQL advisory lock: the letters "inko". */
const ADVISORY_LOCK = 0x69_6e_6b_6f;
const LOCK_TIMEOUT_MS = 120_000;

/**
 * Runs work that only one process may do at a time on a database: migrating and seeding at start. The lock
 * is the engine's own, so that it ends with the process that holds it, however that ends.
 */
export async function underDatabaseLock(
  orm: MikroORM,
  databaseUrl: string,
  work: () => Promise<void>,
): Promise<void> {
  const kind = databaseKind(databaseUrl);
  if (kind.engine === 'postgresql') {
    const em = orm.em.fork() as SqlEntityManager;
    await em.transactional(async (locked) => {
      await locked.execute(`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
      await work();
    });
    return;
  }
  const { DatabaseSync } = await import('node:sqlite');
  const lock = new DatabaseSync(`${kind.file}.lock`);
  try {
    lock.exec(`pragma busy_timeout = ${LOCK_TIMEOUT_MS}; begin exclusive`);
    await work();
    lock.exec('commit');
  } finally {
    lock.close();
  }
}

/** Brings the schema up to date; nothing happens where it is. */
export async function migrate(orm: MikroORM): Promise<void> {
  await orm.migrator.up();
}
