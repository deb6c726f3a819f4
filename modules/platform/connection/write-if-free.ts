import type { EntityManager } from '@mikro-orm/core';
import { inTime } from '../limits/in-time.ts';
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
    if (!('prepare' in client)) {
      const written = run().then(() => true);
      return await inTime(written, PATIENCE_MS, () => false);
    }
    // It would become part of another request's transaction. A lock by another process fails at once.
    if (client.inTransaction) return false;
    client.prepare(sql).run(...values);
    return true;
  } catch {
    return false;
  }
}
