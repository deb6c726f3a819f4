import type { SqlEntityManager } from '@mikro-orm/sql';
import { secretPurpose } from '#auth';
import { pdfPasswordPurpose } from '#institution';
import { giveWay, type Keyring, requireOperator } from '#platform';
import type { Actor } from '#platform/domain';

/** A column of values that are sealed under the keys of the configuration. */
interface SealedColumn {
  readonly name: string;
  readonly table: string;
  readonly id: string;
  readonly column: string;
  /** @param id of the row */
  readonly purpose: (id: number) => string;
}

/** Those that last. Documents that wait to be mailed are gone after a day, half-done second factors after minutes. */
const COLUMNS: readonly SealedColumn[] = [
  {
    name: 'PDF passwords',
    table: 'institution',
    id: 'id',
    column: 'pdf_passwort',
    purpose: pdfPasswordPurpose,
  },
  { name: 'second factors', table: 'second_factor', id: 'user_id', column: 'secret', purpose: secretPurpose },
];

/** Rows that are read at a time. */
const SLICE = 200;

/** Values of one kind under one key. */
export interface SealedCount {
  readonly values: string;
  /** Null: the key is missing, and they cannot be read. */
  readonly key: string | null;
  readonly isNewest: boolean;
  readonly count: number;
}

/** What a resealing has done. */
export interface Resealed {
  readonly values: string;
  readonly resealed: number;
  /** Sealed under the newest key already. */
  readonly current: number;
  /** Not readable with any key; left as they are. */
  readonly unreadable: number;
}

/**
 * Counts the sealed values by their key; changes nothing.
 *
 * @throws DomainError `forbidden`
 */
export async function sealedCounts(
  actor: Actor,
  em: SqlEntityManager,
  keys: Keyring,
): Promise<readonly SealedCount[]> {
  requireOperator(actor);
  const counts: SealedCount[] = [];
  for (const column of COLUMNS) {
    const byKey = new Map<string | null, { isNewest: boolean; count: number }>();
    for await (const { id, sealed } of valuesOf(em, column)) {
      const key = keys.keyOf(sealed, column.purpose(id));
      const known = byKey.get(key?.label ?? null) ?? { isNewest: key?.isNewest ?? false, count: 0 };
      byKey.set(key?.label ?? null, { ...known, count: known.count + 1 });
    }
    for (const [key, found] of byKey) counts.push({ values: column.name, key, ...found });
  }
  return counts;
}

/**
 * Seals every readable value under the newest key. A server may run meanwhile: a value that somebody changes is left to
 * them. Each value is written by itself, so that it can be broken off and started again.
 *
 * @param by `signal` breaks it off between two values; `onResealed` is called after each value that was written
 * @throws DomainError `forbidden`; the signal's reason
 */
export async function reseal(
  actor: Actor,
  em: SqlEntityManager,
  keys: Keyring,
  by: { readonly signal: AbortSignal; onResealed(): void },
): Promise<readonly Resealed[]> {
  requireOperator(actor);
  const results: Resealed[] = [];
  for (const column of COLUMNS) {
    const result = { values: column.name, resealed: 0, current: 0, unreadable: 0 };
    for await (const { id, sealed } of valuesOf(em, column)) {
      const purpose = column.purpose(id);
      const open = keys.open(sealed, purpose);
      if (open === null) result.unreadable += 1;
      else if (keys.keyOf(sealed, purpose)?.isNewest) result.current += 1;
      else {
        await em.execute(
          `update ${column.table} set ${column.column} = ? where ${column.id} = ? and ${column.column} = ?`,
          [keys.seal(open, purpose), id, sealed],
        );
        result.resealed += 1;
        by.onResealed();
        // SQLite answers in the same turn, so that no signal would be heard.
        await giveWay();
        by.signal.throwIfAborted();
      }
    }
    results.push(result);
  }
  return results;
}

async function* valuesOf(em: SqlEntityManager, { table, id, column }: SealedColumn) {
  for (let last = 0; ; ) {
    const rows = await em.execute<{ id: number; sealed: string }[]>(
      `select ${id} as id, ${column} as sealed from ${table}
       where ${id} > ? and ${column} is not null order by ${id} limit ${SLICE}`,
      [last],
    );
    yield* rows;
    if (rows.length < SLICE) return;
    last = rows.at(-1)?.id ?? last;
  }
}
