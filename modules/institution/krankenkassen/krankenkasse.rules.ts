import type { SqlEntityManager } from '@mikro-orm/sql';
import { ruled } from '#platform';
import { OwnKrankenkasse } from '../own-krankenkassen/own-krankenkasse.entity.ts';
import { KrankenkasseRow } from './krankenkasse.entity.ts';
import { krankenkasseRecord } from './krankenkasse.record.ts';
import { institutionsByKrankenkasse } from './krankenkasse-usage.ts';
import { isSelfPayer } from './self-payers.ts';

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
