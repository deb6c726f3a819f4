import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.ts';

/** A session. Stores only the hash of its token, so that a copy of the database opens nothing. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    tokenHash: p.string().length(64).primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    created: p.datetime().index(),
    /** The browser in a few words; null for an older session. */
    browser: p.string().length(60).nullable(),
    /** Without an index, because it is written once a minute. */
    lastSeen: p.datetime(),
    /** When the user last typed the password; null for an older session. */
    passwordAt: p.datetime().nullable(),
  },
});
export type Session = InferEntity<typeof Session>;
