import { Keyring } from '#platform';
import { hashPassword } from '../../../modules/auth/password/password-hash.ts';
import { giveRecoveryCodes } from '../../../modules/auth/second-factor/recovery-codes.ts';
import { SecondFactor } from '../../../modules/auth/users/second-factor.entity.ts';
import { User } from '../../../modules/auth/users/user.entity.ts';
import type { AccessGiven } from '../../server/support/access.ts';

export const PRESENT_PASSWORD = 'Bisher-2026!';

/** Gives the user of the tests of access a known password and no second factor. */
export async function presentUser(
  { database, user, once }: AccessGiven,
  { passwordInitial = false } = {},
): Promise<{ readonly password: string; readonly code: string }> {
  const passwordHash = await once('password', () => hashPassword(PRESENT_PASSWORD));
  const em = database.em();
  await em.nativeUpdate(User, { id: user.userId }, { passwordHash, passwordInitial, failedTries: 0 });
  await em.nativeDelete(SecondFactor, { user: user.userId });
  return { password: PRESENT_PASSWORD, code: '' };
}

/** Gives that user a second factor as well; returns what proves both. */
export async function userWithSecondFactor(
  given: AccessGiven,
): Promise<{ readonly password: string; readonly code: string }> {
  const { password } = await presentUser(given);
  const { database, services, user } = given;
  const em = database.em();
  await em.insert(SecondFactor, { user: user.userId, secret: 'x', lastStep: 0, created: new Date() });
  const [code = ''] = await giveRecoveryCodes(em, services.get(Keyring), user.userId);
  return { password, code };
}
