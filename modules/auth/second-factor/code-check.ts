import { type EntityManager, raw } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, Clock, Keyring, type RateLimit, RateLimiter } from '#platform';
import { DomainError, limitReached } from '#platform/domain';
import {
  codeOfWrongTry,
  type LoginErrorCode,
  loginFailureMessage,
  MAX_FAILED_TRIES,
} from '../failed-logins/login-failure.ts';
import { SecondFactor } from '../users/second-factor.entity.ts';
import { User } from '../users/user.entity.ts';
import { plainCode } from './plain-code.ts';
import { isRecoveryCode, redeemRecoveryCode } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

/**
 * Codes that may be tried for one user per hour: three wrong ones lock the account, and resetting the password
 * repeatedly must not allow more guesses.
 */
const TRIES: RateLimit = { name: 'second-factor', most: 20, minutes: 60 };

const TOO_MANY = 'Es wurden zu viele Codes eingegeben. Bitte versuchen Sie es in einer Stunde noch einmal.';
const NO_KEY =
  'Ihr zweiter Faktor kann nicht geprüft werden: Der Schlüssel dafür fehlt. Bitte wenden Sie sich an den Betreiber.';

/** The result of a code: right, or the code of the failed login. */
export type CodeOutcome = 'right' | LoginErrorCode;

/** Checks codes of the app and recovery codes. */
@Injectable()
export class CodeCheck {
  constructor(
    @Inject(Keyring) private readonly keyring: Keyring,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * Counts a try against the hourly limit.
   * @throws DomainError `limit` after too many, right or wrong
   */
  async count(userId: number): Promise<void> {
    const wait = await this.limiter.count(TRIES, String(userId));
    if (wait !== null) throw limitReached(TOO_MANY, wait);
  }

  /**
   * Checks a code as a login checks a password. Counts it as wrong before checking it, and locks the user's row: of
   * concurrent tries, in any process, no fourth is checked.
   *
   * @param em the transaction of what it opens, to be committed even if the code is wrong
   * @param pending sealed secret during setup; null for the active one
   * @throws DomainError `unavailable` if the key of the sealed secret is missing
   */
  async attempt(
    em: EntityManager,
    userId: number,
    typed: string,
    pending: string | null = null,
  ): Promise<CodeOutcome> {
    const counted = await em.nativeUpdate(
      User,
      { id: userId, loginKey: { $ne: null }, inactive: false, failedTries: { $lt: MAX_FAILED_TRIES } },
      { failedTries: raw('failed_tries + 1') },
    );
    if (counted === 0) return 4;
    const found =
      pending === null ? await this.judge(em, userId, typed) : await this.stepOf(userId, pending, typed);
    if (found !== null && found !== 'used') {
      await em.nativeUpdate(User, { id: userId }, { failedTries: 0 });
      return 'right';
    }
    // The code that was just taken, sent once more: no guess.
    if (found === 'used')
      await em.nativeUpdate(User, { id: userId }, { failedTries: raw('failed_tries - 1') });
    const { failedTries } = await em.findOneOrFail(
      User,
      { id: userId },
      { fields: ['failedTries'], disableIdentityMap: true },
    );
    return codeOfWrongTry(Math.max(1, failedTries));
  }

  /** The time step of a code for a sealed secret; null if it is wrong. */
  async stepOf(userId: number, sealed: string, typed: string): Promise<number | null> {
    const secret = this.keyring.open(sealed, secretPurpose(userId));
    if (secret === null) throw new DomainError('unavailable', NO_KEY);
    const code = plainCode(typed);
    return /^\d{6}$/.test(code) ? stepOfCode(secret, code, this.clock.now()) : null;
  }

  /** The time step of a code, or `recovery`; `used` for the last one that was taken, null for a wrong one. */
  private async judge(
    em: EntityManager,
    userId: number,
    typed: string,
  ): Promise<number | 'recovery' | 'used' | null> {
    const code = plainCode(typed);
    if (isRecoveryCode(code)) {
      if (!(await redeemRecoveryCode(em, this.keyring, userId, code))) return null;
      await this.audit.note({ userId }, 'recovery-code-used', {}, em);
      return 'recovery';
    }
    const factor = await em.findOne(SecondFactor, { user: userId }, { disableIdentityMap: true });
    const step = factor === null ? null : await this.stepOf(userId, factor.secret, typed);
    if (factor === null || step === null) return null;
    const later = { user: userId, lastStep: { $lt: step } };
    if ((await em.nativeUpdate(SecondFactor, later, { lastStep: step })) === 1) return step;
    return factor.lastStep === step ? 'used' : null;
  }
}

/** Sealing purpose of a secret, so that a secret cannot be opened as another user's. */
export const secretPurpose = (userId: number): string => `second factor of user:${userId}`;

/** The message for a wrong code. */
export function wrongCodeMessage(code: LoginErrorCode): string {
  if (code === 4) return loginFailureMessage(4);
  return `Der Code ist falsch oder wurde schon benutzt. Sie haben noch ${code === 2 ? '2 Versuche' : '1 Versuch'}.`;
}
