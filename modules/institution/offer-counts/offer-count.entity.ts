import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { Institution } from '../institutions/institution.entity.ts';

/** Number of offers of an institution in a month: no day, no user, no content (docs/decisions/0038). */
export const OfferCount = defineEntity({
  name: 'OfferCount',
  tableName: 'offer_count',
  properties: {
    institution: () => p.manyToOne(Institution).primary().deleteRule('cascade'),
    /** Month in Berlin, `2026-11`. */
    month: p.string().length(7).primary(),
    offers: p.integer(),
  },
});
export type OfferCount = InferEntity<typeof OfferCount>;
