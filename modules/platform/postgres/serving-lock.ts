import { setTimeout } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { nativeClient } from '../connection/native-client.ts';
import type { WatchedClient, WatchedPool } from '../connection/watched-pool.ts';
import { withWaitNotice } from './wait-notice.ts';

/** Key of the advisory lock that all serving processes share: the letters "inks". */
const SERVING_LOCK = 0x69_6e_6b_73;
const RETRY_MS = 1_000;
/** `idle_session_timeout` came with version 14. */
const UNLIMITED = `select set_config(name, '0', false) from pg_settings
  where name in ('lock_timeout', 'statement_timeout', 'idle_session_timeout')`;

/** A connection of its own: the pool closes idle ones, and a lock ends with its connection. */
interface LockClient extends Omit<WatchedClient, 'on'> {
  on(event: 'error' | 'end', listener: () => void): unknown;
}

/**
 * Marks a PostgreSQL database as being served for as long as this process runs, however idle it is: a restore refuses
 * it. Acquired again if the connection is lost. SQLite needs none: its open file is the mark.
 *
 * @throws the driver's error if the database cannot be reached; a restore in progress is waited for
 */
export async function holdServingLock(orm: MikroORM): Promise<void> {
  const pool = await nativeClient(orm.em);
  if (!('prepare' in pool)) await withWaitNotice(() => acquire(pool));
}

async function acquire(pool: WatchedPool): Promise<void> {
  const client = new pool.Client(pool.options) as LockClient;
  client.on('error', () => {});
  try {
    await client.connect();
    // Neither a restore in progress nor the silence afterwards may end it.
    await client.query(UNLIMITED);
    await client.query(`select pg_advisory_lock_shared(${SERVING_LOCK})`);
  } catch (error) {
    client.connection.stream.destroy();
    throw error;
  }
  client.on('end', () => void renew(pool));
}

async function renew(pool: WatchedPool): Promise<void> {
  for (;;) {
    await setTimeout(RETRY_MS, undefined, { ref: false });
    try {
      return await acquire(pool);
    } catch {
      // The server is still away.
    }
  }
}

/**
 * Runs work that no serving process may see the database in, such as a restore.
 *
 * @throws Error if a process serves, or other such work is running
 */
export async function withoutServers<Result>(orm: MikroORM, work: () => Promise<Result>): Promise<Result> {
  const em = orm.em.fork() as SqlEntityManager;
  // Not `transactional`: the work has transactions of its own, which must not become part of this one.
  await em.begin();
  try {
    await em.execute('set local idle_in_transaction_session_timeout = 0');
    const [lock] = await em.execute<{ free: boolean }[]>(
      `select pg_try_advisory_xact_lock(${SERVING_LOCK}) as free`,
    );
    if (lock?.free !== true) throw new Error(await inUse(em));
    return await work();
  } finally {
    await em.rollback();
  }
}

/** How many processes serve a PostgreSQL database. */
export async function servingProcesses(em: SqlEntityManager): Promise<number> {
  const [found] = await em.execute<{ servers: number }[]>(
    `select count(*)::int as servers from pg_locks
     where locktype = 'advisory' and classid = 0 and objid = ${SERVING_LOCK} and granted and mode = 'ShareLock'
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return found?.servers ?? 0;
}

async function inUse(em: SqlEntityManager): Promise<string> {
  const servers = await servingProcesses(em);
  if (servers === 0) return 'Another restore of the database is running. Nothing was changed.';
  const count = servers === 1 ? '1 serving process' : `${servers} serving processes`;
  return `The database is in use (${count}): end the server and other commands first. Nothing was changed.`;
}
