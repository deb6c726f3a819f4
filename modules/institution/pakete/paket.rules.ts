import { LockMode, raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { ruled } from '#platform';
import { DomainError } from '#platform/domain';
import { Paket } from './paket.entity.ts';
import { paketRecord } from './paket.record.ts';
import { type ManagedPaket, paketInUse, standardStays, standardsOf } from './paket-texts.ts';
import { institutionsByPaket, passOn } from './paket-usage.ts';

/** The vendor's Pakete. Limit and trial count at once for every institution that has the Paket. */
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
        // Whoever has the other Paket open learns that it has lost the flag.
        await em.nativeUpdate(
          Paket,
          { [standard]: true },
          { [standard]: false, version: raw('version + 1') },
        );
  },
  beforeRemove,
});

/** Refuses to remove a Paket while it carries a flag or institutions have it; deleted institutions get another one. */
async function beforeRemove(em: SqlEntityManager, paket: ManagedPaket): Promise<undefined> {
  // A transaction that is just giving it to an institution comes first, and is counted.
  await em.findOne(Paket, paket.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const [standard] = standardsOf(paket);
  if (standard !== undefined) throw new DomainError('conflict', standardStays(standard));
  const institutions = (await institutionsByPaket(em)).get(paket.id) ?? 0;
  if (institutions > 0) throw new DomainError('conflict', paketInUse(institutions));
  await passOn(em, paket.id);
}
