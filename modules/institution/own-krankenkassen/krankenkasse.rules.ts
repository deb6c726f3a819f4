import type { SqlEntityManager } from '@mikro-orm/sql';
import { ruled } from '#platform';
import { KrankenkasseRow } from '../krankenkassen/krankenkasse.entity.ts';
import { krankenkasseRecord } from '../krankenkassen/krankenkasse.record.ts';
import { institutionsByKrankenkasse } from '../krankenkassen/krankenkasse-usage.ts';
import { isSelfPayer } from '../krankenkassen/self-payers.ts';
import { OwnKrankenkasse } from './own-krankenkasse.entity.ts';

/** The vendor's list of Krankenkassen. */
export const krankenkassen = ruled(krankenkasseRecord, {
  entity: KrankenkasseRow,
  // A rate that somebody has written is no sample any more.
  written: { muster: false },
  added: ({ Kasse = '' }) => ({ selfPay: isSelfPayer(Kasse) }),
  usage: institutionsByKrankenkasse,
  beforeRemove: (em, { id }) => removeFromChoices(em, id),
});

/** Removes a Krankenkasse from the lists of the institutions that have chosen it; returns their number. */
async function removeFromChoices(em: SqlEntityManager, id: number): Promise<number> {
  await em.execute(
    `update "institution" set "kassen_version" = "kassen_version" + 1
     where "id" in (select "institution_id" from "own_krankenkasse" where "krankenkasse_id" = ?)`,
    [id],
  );
  return em.nativeDelete(OwnKrankenkasse, { krankenkasse: id });
}
