import type { EntityManager } from '@mikro-orm/core';
import type { AuditLog } from '#platform';
import type { Actor } from '#platform/domain';
import { User } from '../entities/user.entity.ts';
import { endAccess } from './end-access.ts';
import { inventPassword } from './invented-password.ts';
import { hashPassword } from './password-hash.ts';

/**
 * Gives a user a random password that must be replaced at the next login, clears the wrong tries and ends
 * all sessions and links (readings, section 4: random for each event, shown once). All of it and its entry in the
 * audit log, or nothing.
 *
 * @param actor who has proved to be allowed to
 * @param also what else changes with it
 * @returns the password
 */
export async function giveInitialPassword(
  { em, audit }: { readonly em: EntityManager; readonly audit: AuditLog },
  actor: Actor,
  userId: number,
  also: { readonly inactive?: false } = {},
): Promise<string> {
  const password = inventPassword();
  const passwordHash = await hashPassword(password);
  await em.fork().transactional(async (own) => {
    const changes = { ...also, passwordHash, passwordInitial: true, failedTries: 0 };
    await own.nativeUpdate(User, { id: userId }, changes);
    await endAccess(own, userId);
    await audit.note(actor, 'initial-password-given', { user: userId }, own);
  });
  return password;
}
