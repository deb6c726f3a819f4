import type { EntityManager } from '@mikro-orm/core';
import { RecommendationRow } from './recommendation.entity.ts';
import type { RecommendationTable } from './recommendation-table.ts';

/** The stored keys with what is recommended to them. */
export async function readRecommendations(
  em: EntityManager,
): Promise<ReadonlyMap<string, Pick<RecommendationRow, 'artikelnummern' | 'version'>>> {
  const rows = await em.find(RecommendationRow, {}, { disableIdentityMap: true });
  return new Map(rows.map(({ key, artikelnummern, version }) => [key, { artikelnummern, version }]));
}

/** Their Artikelnummern alone. */
export async function readRecommendationTable(em: EntityManager): Promise<RecommendationTable> {
  const rows = await readRecommendations(em);
  return Object.fromEntries([...rows].map(([key, { artikelnummern }]) => [key, artikelnummern]));
}
