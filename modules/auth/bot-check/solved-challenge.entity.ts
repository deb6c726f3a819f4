import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A passed bot check. It can be used once, by the visitor who passed it. */
export const SolvedChallenge = defineEntity({
  name: 'SolvedChallenge',
  tableName: 'solved_challenge',
  properties: {
    challengeHash: p.string().length(64).primary(),
    /** Tag (HMAC) of the solver's address. */
    visitorHash: p.string().length(64).index(),
    expires: p.datetime().index(),
    used: p.boolean(),
  },
});
export type SolvedChallenge = InferEntity<typeof SolvedChallenge>;
