import type { MikroORM } from '@mikro-orm/core';
import { RecommendationRow } from '#consultation';
import { migrate } from '#platform';
import recommendations from '../../data/definitions/recommendations.json' with { type: 'json' };

/**
 * Updates a database: runs open migrations and writes the recommendations if their table is empty, also in a
 * database older than that table. Existing recommendations stay. The caller holds the database lock.
 *
 * @returns names of the migrations that have run
 * @throws Error if the database was migrated by a newer version
 */
export async function bringUpToDate(orm: MikroORM): Promise<readonly string[]> {
  const ran = await migrate(orm);
  await orm.em.fork().transactional(async (em) => {
    if ((await em.count(RecommendationRow)) > 0) return;
    await em.insertMany(
      RecommendationRow,
      Object.entries(recommendations).map(([key, artikelnummern]) => ({ key, artikelnummern, version: 1 })),
    );
  });
  return ran;
}
