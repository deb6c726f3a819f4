import type { SqlEntityManager } from '@mikro-orm/sql';

/**
 * Number of institutions per Paket; unused ones are missing. Deleted institutions are not counted, like
 * deleted users of a role: `passOn` moves them to another Paket.
 */
export async function institutionsByPaket(em: SqlEntityManager): Promise<ReadonlyMap<number, number>> {
  const rows = await em.execute<{ id: number; institutions: number | string }[]>(
    `select paket_id as id, count(*) as institutions from institution
     where deleted is null group by paket_id`,
  );
  return new Map(rows.map(({ id, institutions }) => [id, Number(institutions)]));
}

/** Moves deleted institutions to the Paket of the contract version, before theirs is deleted. */
export async function passOn(em: SqlEntityManager, id: number): Promise<void> {
  await em.execute(
    `update institution set paket_id = (select id from paket where vollversion_standard)
     where paket_id = ? and deleted is not null`,
    [id],
  );
}
