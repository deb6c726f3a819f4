import { LockMode, raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { ruled } from '#platform';
import { DomainError } from '#platform/domain';
import { Paket } from './paket.entity.ts';
import { paketRecord } from './paket.record.ts';
import { type ManagedPaket, paketInUse, standardStays, standardsOf } from './paket-texts.ts';

/** The vendor's Pakete. Changes to limit and trial apply at once to every institution with the Paket. */
export const pakete = ruled(paketRecord, {
  entity: Paket,
  usage: institutionsByPaket,
  async beforeSave(em, after, present) {
    if (present !== null)
      for (const standard of standardsOf(present)) {
        if (after[standard]) continue;
        const message = standardStays(standard);
        throw new DomainError('invalid', message, { [standard]: message });
      }
    for (const standard of standardsOf(after))
      if (!present?.[standard])
        // Raises the other Paket's version, so that a user who has it open notices the lost flag.
        await em.nativeUpdate(
          Paket,
          { [standard]: true },
          { [standard]: false, version: raw('version + 1') },
        );
  },
  beforeRemove,
});

/** Refuses to delete a Paket that has a flag or is in use; deleted institutions are moved to another one. */
async function beforeRemove(em: SqlEntityManager, paket: ManagedPaket): Promise<undefined> {
  // Waits for a transaction that is just assigning the Paket to an institution, so that it is counted.
  await em.findOne(Paket, paket.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const [standard] = standardsOf(paket);
  if (standard !== undefined) throw new DomainError('conflict', standardStays(standard));
  const institutions = (await institutionsByPaket(em)).get(paket.id) ?? 0;
  if (institutions > 0) throw new DomainError('conflict', paketInUse(institutions));
  await passOn(em, paket.id);
}

/**
 * Number of institutions per Paket; unused ones are missing. Deleted institutions are not counted, like
 * deleted users of a role: `passOn` moves them to another Paket.
 */
async function institutionsByPaket(em: SqlEntityManager): Promise<ReadonlyMap<number, number>> {
  const rows = await em.execute<{ id: number; institutions: number | string }[]>(
    `select paket_id as id, count(*) as institutions from institution
     where deleted is null group by paket_id`,
  );
  return new Map(rows.map(({ id, institutions }) => [id, Number(institutions)]));
}

/** Moves deleted institutions to the Paket of the contract version, before theirs is deleted. */
async function passOn(em: SqlEntityManager, id: number): Promise<void> {
  await em.execute(
    `update institution set paket_id = (select id from paket where vollversion_standard)
     where paket_id = ? and deleted is not null`,
    [id],
  );
}
