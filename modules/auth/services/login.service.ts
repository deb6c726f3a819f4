import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { Institution } from '#institution';
import { trialDaysLeft } from '#institution/domain';
import { Clock } from '#platform';
import type { CalendarDay } from '#platform/domain';
import {
  codeOfWrongTry,
  type LoginErrorCode,
  loginFailureMessage,
  MAX_FAILED_TRIES,
} from '../domain/index.ts';
import { User } from '../entities/user.entity.ts';
import { LinkTokens } from '../links/link-tokens.ts';
import { loginKeyOf } from '../login-key.ts';
import { inventPassword } from './invented-password.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { SessionService } from './session.service.ts';

/** What a login leads to: a session token, or one of the seven failures with its German message. */
export type LoginResult = { readonly ok: true; readonly token: string } | LoginFailure;

/** A failed login. What belongs to the user comes after the right password alone. */
export interface LoginFailure {
  readonly ok: false;
  readonly error: LoginErrorCode;
  readonly message: string;
  /** With the codes 5, 6 and 7. */
  readonly mail?: string;
  /** With code 6, where a contract can be applied for: opens that alone, once. */
  readonly token?: string;
  /** With code 6: id of the user, who applies. */
  readonly id?: number;
}

/** Checks user name and password (readings, section 4). */
@Injectable()
export class LoginService {
  /** Stands in for the hash of a user who does not exist, so that both cost the same time. */
  private nobody: Promise<string> | undefined;

  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(SessionService) private readonly sessions: SessionService,
    @Inject(LinkTokens) private readonly links: LinkTokens,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** So that the first unknown name after a start takes no longer than the next. */
  async onModuleInit(): Promise<void> {
    await this.dummyHash();
  }

  /**
   * Logs in. Wrong tries are counted in the database, one each, however many arrive at once; a success
   * clears the count. A locked account stays locked even with the right password.
   */
  async login(username: string, password: string): Promise<LoginResult> {
    const user = await this.em.findOne(User, { loginKey: loginKeyOf(username) });
    const hash = user?.passwordHash ?? null;
    const fits = await verifyPassword(password, hash ?? (await this.dummyHash()));
    // Somebody without a password has none that fits, not the empty one either.
    const right = hash !== null && fits;
    if (user === null) return failure(1);
    if (!right) return failure(codeOfWrongTry(await this.countWrongTry(user.id)));
    if (user.failedTries >= MAX_FAILED_TRIES) return failure(4);
    const { mail } = user;
    if (user.inactive) return failure(5, mail);
    if (!user.mailConfirmed) return failure(7, mail);
    const trial = await this.expiredTrial(user);
    if (trial !== null) return { ...failure(6, mail), ...trial };
    // The count is cleared only if it is still below the limit: a lock set meanwhile stays.
    const cleared = await this.em.nativeUpdate(
      User,
      { id: user.id, failedTries: { $lt: MAX_FAILED_TRIES } },
      { failedTries: 0 },
    );
    if (cleared === 0) return failure(4);
    return { ok: true, token: await this.sessions.open(user) };
  }

  /** What somebody whose trial is over needs to apply for a contract; null for everybody else. */
  private async expiredTrial(user: User): Promise<Pick<LoginFailure, 'id' | 'token'> | null> {
    const { testphase, testbeginn, paket } = await this.em.findOneOrFail(Institution, user.institution.id, {
      populate: ['paket'],
    });
    const { testphasendauer, vollversionStandard } = paket;
    const begun = (testbeginn ?? null) as CalendarDay | null;
    const left = trialDaysLeft({ testphase, testbeginn: begun, testphasendauer }, this.clock.today());
    if (left === null || left > 0) return null;
    // Who has applied already would change nothing.
    if (vollversionStandard) return {};
    return { id: user.id, token: await this.links.issue(user.id, 'contract') };
  }

  private dummyHash(): Promise<string> {
    this.nobody ??= hashPassword(inventPassword());
    return this.nobody;
  }

  private async countWrongTry(userId: number): Promise<number> {
    const [row] = await this.em.execute<{ failed_tries: number }[]>(
      'update users set failed_tries = failed_tries + 1 where id = ? returning failed_tries',
      [userId],
    );
    return row?.failed_tries ?? MAX_FAILED_TRIES;
  }
}

function failure(error: LoginErrorCode, mail?: string | null): LoginFailure {
  return { ok: false, error, message: loginFailureMessage(error), ...(mail ? { mail } : {}) };
}
