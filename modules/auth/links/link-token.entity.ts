import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.ts';

/** What a link is for: confirming the mail, a new password, the application for the contract. It opens nothing else. */
export type LinkPurpose = 'confirm' | 'reset' | 'contract';

/**
 * The newest link of each purpose that a user was sent. Only the hash of its token is stored, so that a copy
 * of the database opens nothing. A used one stays until it expires: who opens it again is told so.
 */
export const LinkToken = defineEntity({
  name: 'LinkToken',
  tableName: 'link_token',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    purpose: p.string().length(10).primary().$type<LinkPurpose>(),
    tokenHash: p.string().length(64),
    expires: p.datetime().index(),
    used: p.boolean(),
  },
});
export type LinkToken = InferEntity<typeof LinkToken>;
