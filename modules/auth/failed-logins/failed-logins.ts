import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, type RateLimit, RateLimiter, requestAddress } from '#platform';
import { limitReached } from '#platform/domain';
import type { LoginErrorCode } from './login-failure.ts';

/**
 * Failed logins from one address. Successes do not count: a large shop behind one address can log in at any time,
 * with two failures for each of thirty advisers on top.
 */
const FAILED: RateLimit = { name: 'failed-logins', most: 60, minutes: 5 };

const TOO_MANY =
  'Von Ihrem Anschluss kamen zu viele falsche Anmeldungen. Bitte versuchen Sie es in einigen Minuten noch einmal.';

/**
 * Failures that count. Those of a locked account count even with the right password, which the limit would reveal
 * otherwise.
 */
const WRONG: ReadonlySet<LoginErrorCode> = new Set([1, 2, 3, 4]);

/** Limits failed logins per address; does nothing without a request, as on the command line. */
@Injectable()
export class FailedLogins {
  constructor(
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * Refuses before the password is checked.
   * @throws DomainError `limit` if too many logins have failed from the address of the current request
   */
  async refuseTooMany(): Promise<void> {
    const address = requestAddress();
    const wait = address === undefined ? null : await this.limiter.waitOf(FAILED, address);
    if (wait === null) return;
    await this.audit.countRefusal('visitor', 'limit-reached', FAILED.name);
    throw limitReached(TOO_MANY, wait);
  }

  /** Counts a failure of the current request, if it is a wrong try. */
  async count(code: LoginErrorCode): Promise<void> {
    const address = requestAddress();
    if (address !== undefined && WRONG.has(code)) await this.limiter.count(FAILED, address);
  }
}
