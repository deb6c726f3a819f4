import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { Institution } from '#institution';
import { type Actor, type ListQuery, type Page, pageOf, requireVendor } from '#platform/domain';
import {
  type DeletedInstitution,
  type DeletedInstitutionsColumn,
  deletedInstitutionsColumns,
} from './deleted-institutions.ts';

/** Rows that belong to an institution, each with its column. */
const KEPT = { users: 'users', prices: 'own_price', kassen: 'own_krankenkasse' } as const;

/**
 * Lists deleted institutions whose rows were kept, for the vendor's staff. They cannot be restored:
 * Kundennummer, mails and passwords were released on deletion.
 */
@Injectable()
export class DeletedInstitutionsService {
  constructor(@Inject(EntityManager) private readonly em: SqlEntityManager) {}

  async list(actor: Actor, query: ListQuery<DeletedInstitutionsColumn>): Promise<Page<DeletedInstitution>> {
    return pageOf(await this.all(actor), query, deletedInstitutionsColumns);
  }

  /** All of them, by id. */
  async all(actor: Actor): Promise<readonly DeletedInstitution[]> {
    requireVendor(actor);
    const em = this.em.fork();
    const rows = await em.find(
      Institution,
      { deleted: { $ne: null }, isVendor: false },
      { orderBy: { id: 'asc' } },
    );
    const [users, prices, kassen] = [
      await countsIn(em, KEPT.users),
      await countsIn(em, KEPT.prices),
      await countsIn(em, KEPT.kassen),
    ];
    return rows.map(({ id, version, name, plz, ort, deleted }) => ({
      ...{ id, version, Name: name, PLZ: plz, Ort: ort },
      geloescht: (deleted as Date).toISOString(),
      counts: { users: users.get(id) ?? 0, prices: prices.get(id) ?? 0, kassen: kassen.get(id) ?? 0 },
    }));
  }
}

/** Rows per deleted institution in a table; institutions without any are missing. */
async function countsIn(
  em: SqlEntityManager,
  table: (typeof KEPT)[keyof typeof KEPT],
): Promise<ReadonlyMap<number, number>> {
  const rows = await em.execute<{ id: number; rows: number | string }[]>(
    `select institution_id as id, count(*) as rows from ${table}
     where institution_id in (select id from institution where deleted is not null) group by institution_id`,
  );
  return new Map(rows.map(({ id, rows: count }) => [id, Number(count)]));
}
