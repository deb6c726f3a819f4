import type { EntityName } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';

/** Rows per statement: below either engine's limit of parameters. */
const SLICE = 500;

/**
 * Replaces the rows with the same Kundennummer. Nothing refers to them, so they can be deleted and inserted.
 */
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
