import type { MikroORM } from '@mikro-orm/core';
import { RecommendationRow } from '#consultation';
import { migrate } from '#platform';
import recommendations from '../../data/definitions/recommendations.json' with { type: 'json' };

/**
 * Brings a database up to date: its schema, and the recommendations where it has none yet, also in a database
 * from before there was a table for them. A table that is there stays as it is. To be called under the lock of
 * the database.
 *
 * @returns names of the migrations that have run
 * @throws Error where a newer version has been at work
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
