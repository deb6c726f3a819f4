import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { giveWay } from '../limits/in-slices.ts';
import { isPostgres } from './engine.ts';

/** Rows per statement: their locks last a few milliseconds. */
const AT_ONCE = 500;
/** Keys of the PostgreSQL advisory locks: the letters "swee", and one for each kind of work. */
const ADVISORY_LOCKS = { expired: 0x73_77_65_65, documents: 0x73_77_65_66 };

/** Rows to be deleted, or changed. */
interface Sweep {
  readonly table: string;
  /** A condition with `?`; with `set` it does not hold for a changed row. */
  readonly where: string;
  readonly values: readonly (number | Date)[];
  /** The change; without it rows are deleted. */
  readonly set?: string;
  /** Rows per statement, where each is large. */
  readonly atOnce?: number;
}

/**
 * Deletes or changes any number of rows, some at a time, so that nobody waits for all of them.
 *
 * @returns how many
 */
export async function sweepRows(
  root: EntityManager,
  { table, where, values, set, atOnce = AT_ONCE }: Sweep,
): Promise<number> {
  const em = root.fork() as SqlEntityManager;
  const row = isPostgres(em) ? 'ctid' : 'rowid';
  const act = set === undefined ? `delete from ${table}` : `update ${table} set ${set}`;
  // `array` instead of `in`: PostgreSQL then finds the rows by their place.
  const some = `select ${row} from ${table} where ${where} limit ${atOnce}`;
  const found = isPostgres(em) ? `= any (array(${some}))` : `in (${some})`;
  for (let count = 0; ; ) {
    // Asked again of each row: it may have changed meanwhile.
    const sql = `${act} where ${row} ${found} and ${where} returning 1 as swept`;
    const swept: unknown[] = await em.execute(sql, [...values, ...values]);
    count += swept.length;
    if (swept.length < atOnce) return count;
    await giveWay();
  }
}

/** Does work that one process at a time does; nothing if another is at it. An SQLite file has one process. */
export async function ifFirst(
  root: EntityManager,
  kind: keyof typeof ADVISORY_LOCKS,
  work: () => Promise<void>,
): Promise<void> {
  if (!isPostgres(root)) return work();
  const em = root.fork() as SqlEntityManager;
  // Not `transactional`: the work has transactions of its own, which must not become part of this one.
  await em.begin();
  try {
    const [lock] = await em.execute<{ free: boolean }[]>(
      `select pg_try_advisory_xact_lock(${ADVISORY_LOCKS[kind]}) as free`,
    );
    if (lock?.free === true) await work();
  } finally {
    await em.rollback();
  }
}
