import type { EntityManager } from '@mikro-orm/core';
import type { RecommendationChanges, RecommendationTable } from '../domain/recommendation-table.ts';
import { RecommendationRow } from '../entities/recommendation.entity.ts';

/**
 * Writes what has changed in the table.
 *
 * @param em the transaction of the change
 */
export async function writeRecommendations(
  em: EntityManager,
  table: RecommendationTable,
  { added, changed, removed }: RecommendationChanges,
): Promise<void> {
  const rowOf = (key: string) => ({ key, artikelnummern: table[key] ?? [] });
  if (removed.length > 0) await em.nativeDelete(RecommendationRow, { key: { $in: [...removed] } });
  for (const key of changed) await em.nativeUpdate(RecommendationRow, { key }, rowOf(key));
  if (added.length > 0) await em.insertMany(RecommendationRow, added.map(rowOf));
}
