import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A bot check that somebody has passed. It counts once, and lets the one who passed it do one thing. */
export const SolvedChallenge = defineEntity({
  name: 'SolvedChallenge',
  tableName: 'solved_challenge',
  properties: {
    challengeHash: p.string().length(64).primary(),
    /** Tag (HMAC) of the address that solved it. */
    visitorHash: p.string().length(64).index(),
    expires: p.datetime().index(),
    used: p.boolean(),
  },
});
export type SolvedChallenge = InferEntity<typeof SolvedChallenge>;
