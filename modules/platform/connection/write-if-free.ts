import type { EntityManager } from '@mikro-orm/core';
import { databaseActivity } from './database-activity.ts';
import { nativeClient } from './native-client.ts';

/** How long whoever has it done waits for the end of it. */
const PATIENCE_MS = 250;

/** A small write that may be left out. */
interface OptionalWrite {
  /** For SQLite. */
  readonly sql: string;
  readonly values: readonly (string | number)[];
  /** The same for PostgreSQL. */
  run(): Promise<unknown>;
}

/**
 * Writes something small where that can be done at once, and holds nobody up where it cannot: on SQLite while somebody
 * else writes, on PostgreSQL where it takes longer than a quarter of a second; on a full disk. Never fails.
 *
 * @returns whether it is written
 */
export async function writeIfFree(em: EntityManager, { sql, values, run }: OptionalWrite): Promise<boolean> {
  try {
    const client = await nativeClient(em);
    if (!('prepare' in client)) return await inTime(run());
    // It would become part of somebody's transaction. Of another process SQLite says at once that it is busy.
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
  // Where it is late nobody hears any more how it ends.
  done.catch(() => {});
  return Promise.race([done, late]).finally(() => clearTimeout(deadline));
}
