import { randomInt } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/core';
import type { Keyring } from '#platform';
import { RecoveryCode } from '../users/second-factor.entity.ts';

/** Number of codes: enough for some years of lost telephones. */
const COUNT = 10;

/** Letters and digits that are not mistaken for each other: five bits each. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 60 bits: beyond guessing, with three wrong tries, and a hash whose key is not in the database. */
const LENGTH = 12;
const CODE = new RegExp(`^[${SIGNS}]{${LENGTH}}$`);

/** Whether a typed code has the form of a recovery code. */
export const isRecoveryCode = (typed: string): boolean => CODE.test(typed);

/**
 * Replaces a user's recovery codes. Each can be used once.
 *
 * @param em the surrounding transaction
 * @returns the codes, in groups of four, to be shown once: the database stores keyed hashes
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
 * Redeems a recovery code. Of concurrent tries, in any process, one succeeds.
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
