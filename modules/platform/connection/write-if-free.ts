import type { EntityManager } from '@mikro-orm/core';
import { databaseActivity } from './database-activity.ts';
import { nativeClient } from './native-client.ts';

/** Most milliseconds a caller waits. */
const PATIENCE_MS = 250;

/** A small, optional write. */
interface OptionalWrite {
  /** For SQLite. */
  readonly sql: string;
  readonly values: readonly (string | number)[];
  /** The same for PostgreSQL. */
  run(): Promise<unknown>;
}

/**
 * Writes something small if that is possible at once; never delays the caller. Gives up on SQLite while somebody else
 * writes, on PostgreSQL after a quarter of a second, and on a full disk. Never throws.
 *
 * @returns whether it was written
 */
export async function writeIfFree(em: EntityManager, { sql, values, run }: OptionalWrite): Promise<boolean> {
  try {
    const client = await nativeClient(em);
    if (!('prepare' in client)) return await inTime(run());
    // It would become part of another request's transaction. A lock by another process fails at once.
    if (client.inTransaction) return false;
    client.prepare(sql).run(...values);
    databaseActivity(em).wrote();
    return true;
  } catch {
    return false;
  }
}

async function inTime(work: Promise<unknown>): Promise<boolean> {
  let deadline: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    deadline = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const done = work.then(() => true);
  // After the timeout nobody awaits the result.
  done.catch(() => {});
  return Promise.race([done, late]).finally(() => clearTimeout(deadline));
}
