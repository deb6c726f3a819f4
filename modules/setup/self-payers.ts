import type { SqlEntityManager } from '@mikro-orm/sql';
import { KrankenkasseRow } from '#institution';
import { SELF_PAYERS } from '#institution/domain';

/** Writes the choices of those who pay themselves, which every list of Krankenkassen has (readings, section 1). */
export async function writeSelfPayers(em: SqlEntityManager): Promise<void> {
  await em.insertMany(
    KrankenkasseRow,
    Object.values(SELF_PAYERS).map((kasse) => ({
      kasse,
      ...{ kinderpauschale: 0, urinpauschale: 0, stuhlpauschale: 0 },
      kindalter: null,
      selfPay: true,
      muster: false,
    })),
  );
}
