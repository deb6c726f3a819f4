import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** Requests of a visitor within an interval. Anonymous without the key. */
export const RateCount = defineEntity({
  name: 'RateCount',
  tableName: 'rate_count',
  properties: {
    /** Tag (HMAC) of limit, visitor and interval. */
    spanHash: p.string().length(64).primary(),
    hits: p.integer(),
    /** Unix time in seconds at which it expires. */
    endsAt: p.integer().index(),
  },
});
export type RateCount = InferEntity<typeof RateCount>;
