import { type EntityManager, raw } from '@mikro-orm/core';
import { RecommendationRow } from './recommendation.entity.ts';

/**
 * Writes what is recommended to a key and its mark, whether the table has it or not; with nothing the key goes.
 *
 * @param em the transaction of the change, which has locked the catalogue
 */
export async function writeRecommendation(
  em: EntityManager,
  key: string,
  artikelnummern: readonly string[],
  pick: string | null,
): Promise<void> {
  if (artikelnummern.length === 0) {
    await em.nativeDelete(RecommendationRow, { key });
    return;
  }
  const written = await em.nativeUpdate(
    RecommendationRow,
    { key },
    { artikelnummern, pick, version: raw('version + 1') },
  );
  if (written === 0) await em.insert(RecommendationRow, { key, artikelnummern, pick, version: 1 });
}
