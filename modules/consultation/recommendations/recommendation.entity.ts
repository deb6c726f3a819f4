import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * What is recommended to a key, the most fitting first: by Artikelnummer of any size, not by the id of a
 * product, so that the table survives another catalogue.
 */
export const RecommendationRow = defineEntity({
  name: 'Recommendation',
  tableName: 'recommendation',
  properties: {
    /** Such as `F_I1_T1_H1_V1_X1`. */
    key: p.string().length(20).primary(),
    artikelnummern: p.json().$type<readonly string[]>(),
    /** One of them that is the pick, whatever costs less; null: the rule decides. */
    pick: p.string().length(20).nullable(),
    /** Raised by each write of people. */
    version: p.integer().default(1),
  },
});
export type RecommendationRow = InferEntity<typeof RecommendationRow>;
