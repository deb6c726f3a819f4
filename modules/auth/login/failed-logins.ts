import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, type RateLimit, RateLimiter, requestAddress } from '#platform';
import { limitReached } from '#platform/domain';
import type { LoginErrorCode } from './login-failure.ts';

/**
 * Wrong names and passwords from one address. Successes do not count: a large shop behind one address logs in at any
 * time, and has two slips for each of thirty advisers besides.
 */
const FAILED: RateLimit = { name: 'failed-logins', most: 60, minutes: 5 };

const TOO_MANY =
  'Von Ihrem Anschluss kamen zu viele falsche Anmeldungen. Bitte versuchen Sie es in einigen Minuten noch einmal.';

/**
 * What counts as a wrong try. A locked account does with the right password, too: else the count would tell that it was
 * right.
 */
const WRONG: ReadonlySet<LoginErrorCode> = new Set([1, 2, 3, 4]);

/** Limits how many logins may fail from one address; without a request, at the command line, there is none. */
@Injectable()
export class FailedLogins {
  constructor(
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * Refuses before a password is looked at.
   * @throws DomainError `limit` where too many have failed from the address of the request under way
   */
  async refuseTooMany(): Promise<void> {
    const address = requestAddress();
    const wait = address === undefined ? null : await this.limiter.waitOf(FAILED, address);
    if (wait === null) return;
    await this.audit.countRefusal('visitor', 'limit-reached', FAILED.name);
    throw limitReached(TOO_MANY, wait);
  }

  /** Counts a failure of the request under way where it was a wrong try. */
  async count(code: LoginErrorCode): Promise<void> {
    const address = requestAddress();
    if (address !== undefined && WRONG.has(code)) await this.limiter.count(FAILED, address);
  }
}
