import type { SqlEntityManager } from '@mikro-orm/sql';

/**
 * Number of institutions that have chosen each of the given Krankenkassen of the vendor's list; those without
 * any are missing.
 */
export async function institutionsByKrankenkasse(
  em: SqlEntityManager,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await em.execute<{ id: number; institutions: number | string }[]>(
    `select krankenkasse_id as id, count(*) as institutions from own_krankenkasse
     where krankenkasse_id in (${ids.map(() => '?').join(', ')}) group by krankenkasse_id`,
    [...ids],
  );
  return new Map(rows.map(({ id, institutions }) => [id, Number(institutions)]));
}
