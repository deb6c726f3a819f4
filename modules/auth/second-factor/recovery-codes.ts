import { randomInt } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/core';
import type { Keyring } from '#platform';
import { RecoveryCode } from './second-factor.entity.ts';

/** How many there are: enough for some years of lost telephones. */
const COUNT = 10;

/** Letters and figures that nobody takes for each other: five bits each. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 60 bits: far more than three wrong tries, and a hash whose key is not in the database, let anybody find. */
const LENGTH = 12;
const CODE = new RegExp(`^[${SIGNS}]{${LENGTH}}$`);

/** Whether a code that was typed has the form of a recovery code. */
export const isRecoveryCode = (typed: string): boolean => CODE.test(typed);

/**
 * Gives a user new recovery codes in place of all earlier ones. Each can be used once.
 *
 * @param em the transaction that it belongs to
 * @returns the codes, in groups of four, to be shown once: the database keeps keyed hashes
 */
export async function giveRecoveryCodes(
  em: EntityManager,
  keyring: Keyring,
  userId: number,
): Promise<readonly string[]> {
  const codes = new Set<string>();
  while (codes.size < COUNT)
    codes.add(Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join(''));
  await em.nativeDelete(RecoveryCode, { user: userId });
  await em.insertMany(
    RecoveryCode,
    [...codes].map((code) => ({ user: userId, codeHash: hashesOf(keyring, userId, code)[0] as string })),
  );
  return [...codes].map((code) => code.replaceAll(/.{4}(?=.)/g, '$&-'));
}

/**
 * Uses a recovery code up. Of any number of tries, in any process, one succeeds.
 *
 * @param typed without blanks and hyphens, in capitals
 */
export async function redeemRecoveryCode(
  em: EntityManager,
  keyring: Keyring,
  userId: number,
  typed: string,
): Promise<boolean> {
  const codeHash = { $in: [...hashesOf(keyring, userId, typed)] };
  return (await em.nativeDelete(RecoveryCode, { user: userId, codeHash })) === 1;
}

function hashesOf(keyring: Keyring, userId: number, code: string): readonly string[] {
  return keyring.hashes(code, `recovery code of user:${userId}`);
}
