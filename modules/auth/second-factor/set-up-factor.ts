import type { EntityManager } from '@mikro-orm/core';
import type { Clock, Keyring } from '#platform';
import { giveRecoveryCodes } from './recovery-codes.ts';
import { SecondFactor } from './second-factor.entity.ts';

/**
 * Puts a secret, whose first code was right, in the place of whatever a user had.
 *
 * @param em the transaction that it belongs to
 * @param secret sealed
 * @param lastStep time step of that first code, which is used up with it
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
