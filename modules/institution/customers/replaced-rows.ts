import type { EntityName } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';

/** Rows that one statement writes: below what either engine takes of values. */
const SLICE = 500;

/** Writes rows in place of those that have their Kundennummer. Nothing refers to them, so they may go and come. */
export async function replaceRows<Row extends { knr: string }>(
  em: SqlEntityManager,
  entity: EntityName<Row>,
  rows: readonly Row[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += SLICE) {
    const slice = rows.slice(start, start + SLICE);
    await em.nativeDelete(entity, { knr: { $in: slice.map(({ knr }) => knr) } } as never);
    await em.insertMany(entity, slice as never);
  }
}
