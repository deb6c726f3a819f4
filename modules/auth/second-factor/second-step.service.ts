import { EntityManager, raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, Clock, Installation, Keyring } from '#platform';
import { isDomainError } from '#platform/domain';
import type { LoginErrorCode } from '../failed-logins/login-failure.ts';
import { VENDOR_ROLE_ID } from '../roles/role-ids.ts';
import { SessionService } from '../session/session.service.ts';
import { SecondFactor, SecondFactorStep } from '../users/second-factor.entity.ts';
import { User } from '../users/user.entity.ts';
import { CodeCheck, secretPurpose, wrongCodeMessage } from './code-check.ts';
import { giveRecoveryCodes } from './recovery-codes.ts';
import { SecondFactorSteps } from './second-factor-steps.ts';
import { setUpFactor } from './set-up-factor.ts';
import { inventSecret, type OfferedSecret, offeredSecret } from './totp.ts';

/** What is required after the right password: nothing, a code, or the setup of a second factor. */
export type SecondDemand = 'nothing' | 'code' | 'setup';

/** An open step of a login, as on its page. */
export interface LoginStep {
  readonly loginname: string;
  /** The secret to set up; null if a code is required. */
  readonly offered: OfferedSecret | null;
}

/** The result of a code. */
export type StepResult =
  /** `recoveryCodes`, to be shown once, after a setup. */
  | { readonly ok: true; readonly token: string; readonly recoveryCodes: readonly string[] | null }
  /** `error` as in a failed login; null if the step has ended or there were too many tries. */
  | {
      readonly ok: false;
      readonly error: LoginErrorCode | null;
      readonly over: boolean;
      readonly message: string;
    };

const OVER: StepResult = {
  ok: false,
  error: null,
  over: true,
  message: 'Diese Anmeldung ist nicht mehr offen. Bitte melden Sie sich noch einmal an.',
};

/** The second step of a login (docs/decisions/0027). */
@Injectable()
export class SecondStepService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(SecondFactorSteps) private readonly steps: SecondFactorSteps,
    @Inject(CodeCheck) private readonly codes: CodeCheck,
    @Inject(SessionService) private readonly sessions: SessionService,
    @Inject(Keyring) private readonly keyring: Keyring,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Installation) private readonly installation: Installation,
  ) {}

  /** What a user must do after the right password. */
  demandOf(user: {
    readonly role_id: number | null;
    readonly second_factor: boolean | number;
  }): SecondDemand {
    const { secondFactor } = this.installation;
    if (secondFactor === 'off') return 'nothing';
    if (user.second_factor) return 'code';
    return secondFactor === 'required' && user.role_id === VENDOR_ROLE_ID ? 'setup' : 'nothing';
  }

  /**
   * Starts the second step of a login.
   *
   * @param em the transaction in which the password was right
   * @returns its token
   */
  async begin(em: EntityManager, userId: number, demand: 'code' | 'setup'): Promise<string> {
    const secret = demand === 'code' ? null : this.keyring.seal(await inventSecret(), secretPurpose(userId));
    return this.steps.begin(em, 'login', { userId, secret });
  }

  /** What the page of a step shows; null if the step is not open. */
  async peek(token: string): Promise<LoginStep | null> {
    const step = await this.steps.find('login', token);
    if (step === null) return null;
    const { userId, secret: sealed } = step;
    const { loginname } = await this.em.fork().findOneOrFail(User, { id: userId }, { fields: ['loginname'] });
    const secret = sealed === null ? null : this.keyring.open(sealed, secretPurpose(userId));
    if (sealed !== null && secret === null) return null;
    return { loginname, offered: secret === null ? null : await offeredSecret(secret, loginname) };
  }

  /**
   * Finishes a login with a code. A wrong one counts as a wrong password, and the third locks the account. The same
   * right code again within seconds, by a double click or a repeated request, is the same login with the same
   * session.
   *
   * @param typed a code of the app or, except during setup, for recovery
   */
  async finish(token: string, typed: string): Promise<StepResult> {
    const step = (await this.steps.find('login', token)) ?? (await this.repeated(token, typed));
    if (step === null) return OVER;
    try {
      await this.codes.count(step.userId);
    } catch (error) {
      if (!isDomainError(error) || error.code !== 'limit') throw error;
      return { ok: false, error: null, over: false, message: error.message };
    }
    return this.em.fork().transactional((em) => this.judge(em, token, step, typed));
  }

  /**
   * Counts a code that is sent with the password.
   * @throws DomainError `limit` after too many
   */
  countTry(userId: number): Promise<void> {
    return this.codes.count(userId);
  }

  /** Checks a code sent together with a right password; returns the code of the failed login if it is wrong. */
  async tryCode(em: SqlEntityManager, userId: number, typed: string): Promise<'right' | LoginErrorCode> {
    const outcome = await this.codes.attempt(em, userId, typed);
    if (outcome !== 'right') await this.noteWrong(em, userId, outcome);
    return outcome;
  }

  private async judge(
    em: SqlEntityManager,
    token: string,
    { userId, secret }: { readonly userId: number; readonly secret: string | null },
    typed: string,
  ): Promise<StepResult> {
    // Serialises concurrent tries: the second sees the result of the first.
    await em.nativeUpdate(User, { id: userId }, { failedTries: raw('failed_tries') });
    if ((await this.steps.repeated(em, token, typed)) !== null) return this.again(em, token, userId, secret);
    const outcome = await this.codes.attempt(em, userId, typed, secret);
    if (outcome !== 'right') {
      await this.noteWrong(em, userId, outcome);
      return { ok: false, error: outcome, over: outcome === 4, message: wrongCodeMessage(outcome) };
    }
    if (!(await this.steps.use(em, token, typed))) return OVER;
    let recoveryCodes: readonly string[] | null = null;
    if (secret !== null) {
      // Another window was first, and the app has its secret.
      if ((await em.count(SecondFactor, { user: userId })) > 0) return OVER;
      const lastStep = (await this.codes.stepOf(userId, secret, typed)) as number;
      const { keyring, clock } = this;
      recoveryCodes = await setUpFactor(em, { keyring, clock }, userId, { secret, lastStep });
      await this.audit.note({ userId }, 'second-factor-set-up', {}, em);
    }
    await this.audit.note({ userId }, 'login', {}, em);
    const opened = await this.sessions.open({ id: userId }, em, this.sessionTokenOf(token));
    return { ok: true, token: opened, recoveryCodes };
  }

  private repeated(token: string, typed: string) {
    return this.steps.repeated(this.em.fork(), token, typed);
  }

  /**
   * Answers a repetition: the session of the first request, with new recovery codes, because nobody has seen the
   * others.
   */
  private async again(
    em: SqlEntityManager,
    token: string,
    userId: number,
    secret: string | null,
  ): Promise<StepResult> {
    const session = this.sessionTokenOf(token);
    if ((await this.sessions.peek(session)) === null) return OVER;
    const recoveryCodes = secret === null ? null : await giveRecoveryCodes(em, this.keyring, userId);
    return { ok: true, token: session, recoveryCodes };
  }

  /**
   * Derives a session's token from a step's, which only this server can do, so that a repetition gets the same one
   * without storing it.
   */
  private sessionTokenOf(token: string): string {
    const [tag = ''] = this.keyring.hashes(token, 'session of a login step');
    return Buffer.from(tag, 'hex').toString('base64url');
  }

  private async noteWrong(em: SqlEntityManager, userId: number, code: LoginErrorCode): Promise<void> {
    await this.audit.note('visitor', 'second-factor-failed', { user: userId, code }, em);
    // A locked user has to start again.
    if (code === 4) await em.nativeDelete(SecondFactorStep, { user: userId, purpose: 'login' });
  }
}
