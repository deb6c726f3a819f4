import type { EntityManager } from '@mikro-orm/core';
import type { AuditLog, Clock } from '#platform';
import { type Actor, DomainError } from '#platform/domain';
import { inventPassword } from '../password/invented-password.ts';
import { hashPassword } from '../password/password-hash.ts';
import { endAccess } from '../session/end-access.ts';
import { INITIAL_PASSWORD_DAYS } from '../users/initial-password.ts';
import { User } from '../users/user.entity.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The columns of a user who sets the first password by a mailed link. */
export const NO_PASSWORD = {
  password: undefined,
  passwordHash: null,
  passwordInitial: true,
  passwordExpires: null,
  failedTries: 0,
};

/** A random password that must be replaced at the next login, with the columns of its user. */
export async function freshInitialPassword(clock: Clock) {
  const password = inventPassword();
  return {
    password,
    passwordHash: await hashPassword(password),
    passwordInitial: true,
    passwordExpires: new Date(clock.now().getTime() + INITIAL_PASSWORD_DAYS * DAY_MS),
    failedTries: 0,
  };
}

/**
 * Gives a user a random password that must be replaced at the next login, resets the wrong tries and ends all
 * sessions and links. The password is new for each event and shown once. One transaction with its audit log
 * entry.
 *
 * @param actor already authorised
 * @param also further changes
 * @returns the password
 * @throws DomainError `not-found` if the user was deleted meanwhile
 */
export async function giveInitialPassword(
  { em, audit, clock }: { readonly em: EntityManager; readonly audit: AuditLog; readonly clock: Clock },
  actor: Actor,
  userId: number,
  also: { readonly inactive?: false } = {},
): Promise<string> {
  const { password, ...initial } = await freshInitialPassword(clock);
  await em.fork().transactional(async (own) => {
    const user = { id: userId, loginKey: { $ne: null } };
    if ((await own.nativeUpdate(User, user, { ...also, ...initial })) === 0)
      throw new DomainError('not-found', 'Diesen Benutzer gibt es nicht.');
    await endAccess(own, userId);
    await audit.note(actor, 'initial-password-given', { user: userId }, own);
  });
  return password;
}
