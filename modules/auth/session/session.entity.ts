import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.ts';

/** A login. Only the hash of its token is stored, so that a copy of the database opens nothing. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    tokenHash: p.string().length(64).primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    created: p.datetime(),
    /** The browser in a few words, as its user reads them; null for one from before these were kept. */
    browser: p.string().length(60).nullable(),
    lastSeen: p.datetime().index(),
    /** When its user last typed the password; null for one from before this was kept. */
    passwordAt: p.datetime().nullable(),
  },
});
export type Session = InferEntity<typeof Session>;
