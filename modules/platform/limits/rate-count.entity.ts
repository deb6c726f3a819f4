import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** How often somebody has asked within a span of time. Who it was can be told by nobody who does not know already. */
export const RateCount = defineEntity({
  name: 'RateCount',
  tableName: 'rate_count',
  properties: {
    /** Tag (HMAC) of what was asked, by whom, and in which span. */
    spanHash: p.string().length(64).primary(),
    hits: p.integer(),
    /** Second of the Unix time after which it counts no longer. */
    endsAt: p.integer().index(),
  },
});
export type RateCount = InferEntity<typeof RateCount>;
