import { type EntityManager, raw } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, Clock, Keyring, type RateLimit, RateLimiter } from '#platform';
import { DomainError, limitReached } from '#platform/domain';
import {
  codeOfWrongTry,
  type LoginErrorCode,
  loginFailureMessage,
  MAX_FAILED_TRIES,
} from '../login/login-failure.ts';
import { User } from '../users/user.entity.ts';
import { plainCode } from './plain-code.ts';
import { isRecoveryCode, redeemRecoveryCode } from './recovery-codes.ts';
import { SecondFactor } from './second-factor.entity.ts';
import { stepOfCode } from './totp.ts';

/**
 * Codes that may be tried for one user: three wrong ones lock it, and a password that is reset again and again does not
 * help whoever guesses.
 */
const TRIES: RateLimit = { name: 'second-factor', most: 20, minutes: 60 };

const TOO_MANY = 'Es wurden zu viele Codes eingegeben. Bitte versuchen Sie es in einer Stunde noch einmal.';
const NO_KEY =
  'Ihr zweiter Faktor kann nicht geprüft werden: Der Schlüssel dafür fehlt. Bitte wenden Sie sich an den Betreiber.';

/** A try of a code: right, or the code of the failed login that it counts as. */
export type CodeOutcome = 'right' | LoginErrorCode;

/** Looks at codes: of the app, and those for recovery. */
@Injectable()
export class CodeCheck {
  constructor(
    @Inject(Keyring) private readonly keyring: Keyring,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * Counts a try against the limit of the hour.
   * @throws DomainError `limit` where there were too many, right or wrong
   */
  async count(userId: number): Promise<void> {
    const wait = await this.limiter.count(TRIES, String(userId));
    if (wait !== null) throw limitReached(TOO_MANY, wait);
  }

  /**
   * Tries a code as a login tries a password. It counts as wrong before it is looked at, and its user's row is held
   * meanwhile: however many arrive at once, in any process, no fourth is looked at.
   *
   * @param em the transaction of what it opens, which must be committed where it is wrong, too
   * @param pending sealed secret that is being set up; null for the code of the one that is
   * @throws DomainError `unavailable` where the key is missing under which the secret is sealed
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
    if (
      pending === null ? await this.isRight(em, userId, typed) : await this.stepOf(userId, pending, typed)
    ) {
      await em.nativeUpdate(User, { id: userId }, { failedTries: 0 });
      return 'right';
    }
    const { failedTries } = await em.findOneOrFail(
      User,
      { id: userId },
      { fields: ['failedTries'], disableIdentityMap: true },
    );
    return codeOfWrongTry(failedTries);
  }

  /** The time step of a code by a sealed secret; null where it is wrong. */
  async stepOf(userId: number, sealed: string, typed: string): Promise<number | null> {
    const secret = this.keyring.open(sealed, secretPurpose(userId));
    if (secret === null) throw new DomainError('unavailable', NO_KEY);
    const code = plainCode(typed);
    return /^\d{6}$/.test(code) ? stepOfCode(secret, code, this.clock.now()) : null;
  }

  private async isRight(em: EntityManager, userId: number, typed: string): Promise<boolean> {
    const code = plainCode(typed);
    if (isRecoveryCode(code)) {
      if (!(await redeemRecoveryCode(em, this.keyring, userId, code))) return false;
      await this.audit.note({ userId }, 'recovery-code-used', {}, em);
      return true;
    }
    const factor = await em.findOne(SecondFactor, { user: userId }, { disableIdentityMap: true });
    const step = factor === null ? null : await this.stepOf(userId, factor.secret, typed);
    if (step === null) return false;
    const later = { user: userId, lastStep: { $lt: step } };
    return (await em.nativeUpdate(SecondFactor, later, { lastStep: step })) === 1;
  }
}

/** For what a secret is sealed: that of one user does not open as that of another. */
export const secretPurpose = (userId: number): string => `second factor of user:${userId}`;

/** What to say of a wrong code. */
export function wrongCodeMessage(code: LoginErrorCode): string {
  if (code === 4) return loginFailureMessage(4);
  return `Der Code ist falsch oder wurde schon benutzt. Sie haben noch ${code === 2 ? '2 Versuche' : '1 Versuch'}.`;
}
