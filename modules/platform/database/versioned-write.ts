import { type EntityData, type EntityManager, type EntityName, type FilterQuery, raw } from '@mikro-orm/core';

/**
 * Changes a row and raises its version, if it still has the expected version. Of concurrent writers with the same
 * version, in any process, one succeeds.
 *
 * @param row without a version it is changed unconditionally
 * @returns whether it was written; if not, it was changed meanwhile or is gone
 */
export async function changeVersioned<Row extends { id: number; version: number }>(
  em: EntityManager,
  entity: EntityName<Row>,
  { id, version }: { readonly id: number; readonly version?: number | undefined },
  data: EntityData<Row>,
): Promise<boolean> {
  const where = { id, ...(version !== undefined && { version }) } as unknown as FilterQuery<Row>;
  const next = { ...data, version: raw('version + 1') } as EntityData<Row>;
  return (await em.nativeUpdate(entity, where, next)) === 1;
}
