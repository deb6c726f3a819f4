import type { EntityManager } from '@mikro-orm/core';
import { User } from '../entities/user.entity.ts';
import { inventPassword } from './invented-password.ts';
import { hashPassword } from './password-hash.ts';
import type { SessionService } from './session.service.ts';

/**
 * Gives a user a random password that must be replaced at the next login, clears the wrong tries and ends
 * all sessions (readings, section 4: random for each event, shown once).
 *
 * @param also what else changes with it
 * @returns the password
 */
export async function giveInitialPassword(
  em: EntityManager,
  sessions: SessionService,
  userId: number,
  also: { readonly inactive?: false } = {},
): Promise<string> {
  const password = inventPassword();
  const passwordHash = await hashPassword(password);
  await em.nativeUpdate(
    User,
    { id: userId },
    { ...also, passwordHash, passwordInitial: true, failedTries: 0 },
  );
  await sessions.endAllOf(userId);
  return password;
}
