import type { EntityManager } from '@mikro-orm/core';
import { type LinkPurpose, LinkToken } from '../links/link-token.entity.ts';
import { SecondFactorStep } from '../users/second-factor.entity.ts';
import { User } from '../users/user.entity.ts';
import { Session } from './session.entity.ts';

/**
 * Ends all sessions, pending logins and links of a user at once. Call it after changing the user's row in the
 * same transaction: concurrent logins and links wait for that row.
 *
 * @param em the transaction of the change
 * @param kept purposes of links that stay valid
 */
export async function endAccess(
  em: EntityManager,
  userId: number,
  kept: readonly LinkPurpose[] = [],
): Promise<void> {
  await em.nativeDelete(Session, { user: userId });
  await em.nativeDelete(LinkToken, { user: userId, purpose: { $nin: [...kept] } });
  await em.nativeDelete(SecondFactorStep, { user: userId });
}

/**
 * The same for all users of an institution.
 *
 * @param em the surrounding transaction
 */
export async function endAccessOfInstitution(em: EntityManager, institutionId: number): Promise<void> {
  for (const { id } of await em.find(User, { institution: institutionId }, { fields: ['id'] }))
    await endAccess(em, id);
}
