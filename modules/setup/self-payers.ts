import type { SqlEntityManager } from '@mikro-orm/sql';
import { KrankenkasseRow } from '#institution';
import { krankenkasseRecord, SELF_PAYERS } from '#institution/domain';
import { storedOf } from '#platform';
import { initialOf } from '#platform/domain';

/** Writes the self-payer choices, which every list of Krankenkassen has. */
export async function writeSelfPayers(em: SqlEntityManager): Promise<void> {
  await em.insertMany(
    KrankenkasseRow,
    Object.values(SELF_PAYERS).map((Kasse) => ({
      ...storedOf(krankenkasseRecord.columns, initialOf(krankenkasseRecord)),
      Kasse,
      selfPay: true,
      muster: false,
    })),
  );
}
