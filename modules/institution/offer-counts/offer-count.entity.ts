import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { Institution } from '../institutions/institution.entity.ts';

/** How many offers an institution has made in a month: no day, no user, nothing of an offer (docs/decisions/0038). */
export const OfferCount = defineEntity({
  name: 'OfferCount',
  tableName: 'offer_count',
  properties: {
    institution: () => p.manyToOne(Institution).primary().deleteRule('cascade'),
    /** Of Berlin's calendar, `2026-11`. */
    month: p.string().length(7).primary(),
    offers: p.integer(),
  },
});
export type OfferCount = InferEntity<typeof OfferCount>;
