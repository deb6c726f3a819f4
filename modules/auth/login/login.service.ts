import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { trialDaysLeft } from '#institution/domain';
import { AuditLog, Clock, lookUp } from '#platform';
import type { CalendarDay } from '#platform/domain';
import { FailedLogins } from '../failed-logins/failed-logins.ts';
import {
  type LoginErrorCode,
  loginFailureMessage,
  MAX_FAILED_TRIES,
} from '../failed-logins/login-failure.ts';
import { countWrongTry } from '../failed-logins/wrong-tries.ts';
import { LinkTokens } from '../links/link-tokens.ts';
import { inventPassword } from '../password/invented-password.ts';
import { hashPassword, verifyPassword } from '../password/password-hash.ts';
import { ASK_THE_ADMINISTRATOR, mayApply } from '../roles/may-apply.ts';
import { wrongCodeMessage } from '../second-factor/code-check.ts';
import { SecondStepService } from '../second-factor/second-step.service.ts';
import { SessionService } from '../session/session.service.ts';
import { INITIAL_PASSWORD_DAYS } from '../users/initial-password.ts';
import { loginKeyOf } from '../users/login-key.ts';
import { User } from '../users/user.entity.ts';

/** A user with everything a login depends on, as the drivers return it: booleans are 1 and 0 or true and false. */
interface LoginRow {
  readonly id: number;
  readonly role_id: number | null;
  /** Whether the role has the right kont_einst. */
  readonly kont_einst: boolean | number;
  readonly login_key: string;
  readonly password_hash: string | null;
  readonly password_initial: boolean | number;
  /** Expiry of an initial password; null: never. */
  readonly password_expires: Date | string | number | null;
  readonly failed_tries: number;
  readonly inactive: boolean | number;
  readonly mail_confirmed: boolean | number;
  readonly mail: string | null;
  readonly testphase: boolean | number;
  readonly testbeginn: CalendarDay | null;
  /** Days, of the Paket. */
  readonly testphasendauer: number;
  readonly vollversion_standard: boolean | number;
  /** Whether a second factor is set up. */
  readonly second_factor: boolean | number;
}

/** A user by the lower-case login name, with the institution's trial, in one query. */
const LOGIN_BY_KEY = `
  select users.id, users.role_id, users.login_key, users.password_hash, users.password_initial, users.password_expires, users.failed_tries, users.inactive, users.mail_confirmed,
    users.mail,
    exists (select 1 from role_right join rights on rights.id = role_right.right_id
      where role_right.role_id = users.role_id and rights.name = 'kont_einst') as kont_einst,
    exists (select 1 from second_factor where second_factor.user_id = users.id) as second_factor,
    institution.testphase, cast(institution.testbeginn as varchar(10)) as testbeginn,
    paket.testphasendauer, paket.vollversion_standard
  from users
    join institution on institution.id = users.institution_id
    join paket on paket.id = institution.paket_id
  where users.login_key = ?`;

/** The result of a login: a session token, a second step, or a failure with its German message. */
export type LoginResult = { readonly ok: true; readonly token: string } | LoginFailure | SecondStep;

/** The password was right, and a second factor is required. The token only opens its page. */
export interface SecondStep {
  readonly ok: 'second-step';
  readonly demand: 'code' | 'setup';
  readonly token: string;
}

/** How the second factor arrives: on a page of its own, or together with the password, as in calls. */
type SecondFactorGiven = 'on its page' | { readonly code: string | undefined };

/** A failed login. User data are only included after the right password. */
export interface LoginFailure {
  readonly ok: false;
  readonly error: LoginErrorCode;
  readonly message: string;
  /** With codes 5, 6 and 7. */
  readonly mail?: string;
  /** With code 6, if a contract can be applied for: opens the application once. With code 8: opens /login/code. */
  readonly token?: string;
  /** With code 6: id of the applying user. */
  readonly id?: number;
}

/** Failures logged separately: a wrong try is logged with its count, and a missing code is not a failure. */
const NOTED_AFTERWARDS: ReadonlySet<LoginErrorCode> = new Set([5, 6, 7]);

const TRIAL_OVER = 'Ihre Testphase ist abgelaufen.';
const PASSWORD_OVER = `Ihr vorläufiges Passwort ist abgelaufen: Es galt ${INITIAL_PASSWORD_DAYS} Tage. Bitte lassen Sie sich von Ihrem Administrator ein neues geben oder setzen Sie Ihr Passwort zurück.`;

/** Checks user name and password. */
@Injectable()
export class LoginService {
  /** Hashed for unknown users, so that both cases take the same time. */
  private nobody: Promise<string> | undefined;
  private readonly rowOf;

  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(SessionService) private readonly sessions: SessionService,
    @Inject(LinkTokens) private readonly links: LinkTokens,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(SecondStepService) private readonly second: SecondStepService,
    @Inject(FailedLogins) private readonly failures: FailedLogins,
  ) {
    this.rowOf = lookUp<LoginRow>(em, LOGIN_BY_KEY);
  }

  /**
   * Logs in. Wrong tries are counted in the database, one each, even concurrent ones; a success resets the count. A
   * locked account stays locked even with the right password. If a second factor is required, the right password
   * alone neither opens a session nor resets the count.
   *
   * @throws DomainError `limit` if too many logins have failed from this address, or too many codes were tried for
   *   this user; `unavailable` if too many passwords are being checked
   */
  async login(
    username: string,
    password: string,
    factor: SecondFactorGiven = 'on its page',
  ): Promise<LoginResult> {
    await this.failures.refuseTooMany();
    const user = await this.rowOf(loginKeyOf(username));
    const result = await this.judge(user, password, factor);
    // A typed name may be a password and is not logged. A wrong try is logged with its count.
    if (result.ok === false && (user === null || NOTED_AFTERWARDS.has(result.error)))
      await this.noteFailure(user, result.error);
    if (result.ok === false) await this.failures.count(result.error);
    return result;
  }

  private noteFailure(user: LoginRow | null, code: LoginErrorCode, em?: SqlEntityManager): Promise<unknown> {
    const facts = user === null ? { code } : { user: user.id, code };
    return this.audit.note('visitor', 'login-failed', facts, em);
  }

  private async judge(
    user: LoginRow | null,
    password: string,
    factor: SecondFactorGiven,
  ): Promise<LoginResult> {
    const hash = user?.password_hash ?? null;
    const fits = await verifyPassword(password, hash ?? (await this.dummyHash()));
    // A user without a password cannot log in, not even with an empty one.
    const right = hash !== null && fits;
    if (user === null) return failure(1);
    if (!right) return failure(await this.countWrongTry(user));
    if (user.failed_tries >= MAX_FAILED_TRIES) return this.locked(user);
    const { mail } = user;
    if (user.inactive) return failure(5, mail);
    if (!user.mail_confirmed) return failure(7, mail);
    if (this.isPasswordOver(user)) return { ...failure(4), message: PASSWORD_OVER };
    if (this.isTrialOver(user)) return this.afterTrial(user, hash);
    const demand = this.second.demandOf(user);
    if (demand !== 'nothing' && factor === 'on its page') {
      const step = await this.beginStep(user, hash, demand);
      return step ?? this.judge(await this.rowOf(user.login_key), password, factor);
    }
    if (demand === 'setup') return failure(9);
    const code = factor === 'on its page' ? undefined : factor.code;
    if (demand === 'code' && !code) {
      const step = await this.beginStep(user, hash, demand);
      return step === null
        ? this.judge(await this.rowOf(user.login_key), password, factor)
        : { ...failure(8), token: step.token };
    }
    if (demand === 'code') await this.second.countTry(user.id);
    // Only if the account is still unlocked and the password unchanged: a concurrent lock stays, and the old password
    // opens no session after a reset, which ends all sessions. One transaction, because a login should hardly take
    // longer than the hash.
    const opened = await this.em.fork().transactional(async (em) => {
      const unchanged = { id: user.id, passwordHash: hash, failedTries: { $lt: MAX_FAILED_TRIES } };
      const kept = demand === 'code' ? { passwordHash: hash } : { failedTries: 0 };
      if ((await em.nativeUpdate(User, unchanged, kept)) === 0) return null;
      const outcome = demand === 'code' ? await this.second.tryCode(em, user.id, code ?? '') : 'right';
      if (outcome !== 'right') return outcome;
      await this.audit.note({ userId: user.id }, 'login', {}, em);
      return this.sessions.open(user, em);
    });
    if (typeof opened === 'number') return { ...failure(opened), message: wrongCodeMessage(opened) };
    if (opened !== null) return { ok: true, token: opened };
    // Locked, deleted or given another password meanwhile: judged by the current row.
    return this.judge(await this.rowOf(user.login_key), password, factor);
  }

  /** Starts the second step, under the conditions of a session; null if they no longer hold. */
  private beginStep(user: LoginRow, hash: string, demand: 'code' | 'setup'): Promise<SecondStep | null> {
    return this.em.fork().transactional(async (em) => {
      const unchanged = {
        id: user.id,
        passwordHash: hash,
        inactive: false,
        failedTries: { $lt: MAX_FAILED_TRIES },
      };
      if ((await em.nativeUpdate(User, unchanged, { passwordHash: hash })) === 0) return null;
      return { ok: 'second-step', demand, token: await this.second.begin(em, user.id, demand) };
    });
  }

  private isPasswordOver({ password_initial: initial, password_expires: expires }: LoginRow): boolean {
    return Boolean(initial) && expires !== null && new Date(expires) <= this.clock.now();
  }

  private isTrialOver({ testphase, testbeginn, testphasendauer }: LoginRow): boolean {
    const trial = { testphase: Boolean(testphase), testbeginn, testphasendauer };
    const left = trialDaysLeft(trial, this.clock.today());
    return left !== null && left <= 0;
  }

  /** Code 6, with a token for users who may apply for a contract. */
  private async afterTrial(user: LoginRow, hash: string): Promise<LoginFailure> {
    const { id, mail } = user;
    // Has already applied.
    if (user.vollversion_standard) return failure(6, mail);
    if (!mayApply(user.role_id, new Set(user.kont_einst ? ['kont_einst'] : [])))
      return { ...failure(6, mail), message: `${TRIAL_OVER} ${ASK_THE_ADMINISTRATOR}` };
    // A concurrent reset or deactivation voids the token: it waits for the row, or this finds the row changed.
    const token = await this.em.fork().transactional(async (em) => {
      const unchanged = { id, passwordHash: hash, inactive: false, failedTries: { $lt: MAX_FAILED_TRIES } };
      if ((await em.nativeUpdate(User, unchanged, { inactive: false })) === 0) return null;
      return this.links.issue(id, 'contract', em);
    });
    return token === null ? failure(6, mail) : { ...failure(6, mail), id, token };
  }

  private dummyHash(): Promise<string> {
    this.nobody ??= hashPassword(inventPassword());
    return this.nobody;
  }

  /** In one transaction, which takes as long as the single entry for an unknown name. */
  private countWrongTry(user: LoginRow): Promise<LoginErrorCode> {
    return this.em.fork().transactional(async (em) => {
      const code = await countWrongTry(em, user.id);
      await this.noteFailure(user, code, em);
      return code;
    });
  }

  private async locked(user: LoginRow): Promise<LoginFailure> {
    await this.noteFailure(user, 4);
    return failure(4);
  }
}

function failure(error: LoginErrorCode, mail?: string | null): LoginFailure {
  return { ok: false, error, message: loginFailureMessage(error), ...(mail ? { mail } : {}) };
}
