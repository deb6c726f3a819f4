import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.ts';

/**
 * The purpose of a link: confirming the mail, a new password, the application for the contract, or a password by which
 * a colleague's invitation is accepted.
 */
export type LinkPurpose = 'confirm' | 'reset' | 'contract' | 'invite';

/**
 * The newest link of a user for each purpose. Stores only the hash of its token, so that a copy of the database opens
 * nothing. A used link stays until it expires, so that opening it again can be explained.
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
