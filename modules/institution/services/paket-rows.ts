import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { ManagedPaket } from '../domain/paket-input.ts';
import { Paket } from '../entities/paket.entity.ts';

/** All Pakete, by their ids. */
export async function readPakete(em: EntityManager): Promise<readonly ManagedPaket[]> {
  const rows = await em.find(Paket, {}, { orderBy: { id: 'asc' }, disableIdentityMap: true });
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    Name: row.name,
    Nutzerlimit: row.nutzerlimit,
    Testphasendauer: row.testphasendauer,
    RegistrierungStandard: row.registrierungStandard,
    VollversionStandard: row.vollversionStandard,
  }));
}

/** How many institutions have each Paket; those that none has are missing. */
export async function institutionsByPaket(em: EntityManager): Promise<ReadonlyMap<number, number>> {
  const rows = await (em as SqlEntityManager).execute<{ id: number; institutions: number | string }[]>(
    'select paket_id as id, count(*) as institutions from institution group by paket_id',
  );
  return new Map(rows.map(({ id, institutions }) => [id, Number(institutions)]));
}
