import type { SqlEntityManager } from '@mikro-orm/sql';

/**
 * How many institutions have each Paket; those that none has are missing. Deleted ones count nowhere, as deleted users
 * do not for their role: `passOn` takes theirs from them.
 */
export async function institutionsByPaket(em: SqlEntityManager): Promise<ReadonlyMap<number, number>> {
  const rows = await em.execute<{ id: number; institutions: number | string }[]>(
    `select paket_id as id, count(*) as institutions from institution
     where deleted is null group by paket_id`,
  );
  return new Map(rows.map(({ id, institutions }) => [id, Number(institutions)]));
}

/** Gives deleted institutions that have a Paket the one of the contract version, before theirs is deleted. */
export async function passOn(em: SqlEntityManager, id: number): Promise<void> {
  await em.execute(
    `update institution set paket_id = (select id from paket where vollversion_standard)
     where paket_id = ? and deleted is not null`,
    [id],
  );
}
