import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A product of another maker, for the question which product the person knows. */
export const Competitor = defineEntity({
  name: 'Competitor',
  tableName: 'competitor',
  properties: {
    id: p.integer().primary(),
    name: p.string().length(200).unique(),
    /** Raised by each write of people. */
    version: p.integer().default(1),
  },
});
export type Competitor = InferEntity<typeof Competitor>;
