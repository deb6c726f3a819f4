import type { EntityManager } from '@mikro-orm/core';
import type { Clock, Keyring } from '#platform';
import { SecondFactor } from '../users/second-factor.entity.ts';
import { giveRecoveryCodes } from './recovery-codes.ts';

/**
 * Replaces a user's second factor with a secret whose first code was right.
 *
 * @param em the surrounding transaction
 * @param secret sealed
 * @param lastStep time step of that first code, which is used up
 * @returns new recovery codes, to be shown once
 */
export async function setUpFactor(
  em: EntityManager,
  { keyring, clock }: { readonly keyring: Keyring; readonly clock: Clock },
  userId: number,
  { secret, lastStep }: { readonly secret: string; readonly lastStep: number },
): Promise<readonly string[]> {
  await em.upsert(SecondFactor, { user: userId, secret, lastStep, created: clock.now() });
  return giveRecoveryCodes(em, keyring, userId);
}
