import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, Clock, Installation, Keyring } from '#platform';
import { isDomainError } from '#platform/domain';
import type { LoginErrorCode } from '../domain/login-failure.ts';
import { User } from '../entities/user.entity.ts';
import { VENDOR_ROLE_ID } from '../role-ids.ts';
import { SessionService } from '../services/session.service.ts';
import { CodeCheck, secretPurpose, wrongCodeMessage } from './code-check.ts';
import { SecondFactor, SecondFactorStep } from './second-factor.entity.ts';
import { SecondFactorSteps } from './second-factor-steps.ts';
import { setUpFactor } from './set-up-factor.ts';
import { inventSecret, type OfferedSecret, offeredSecret } from './totp.ts';

/** What is asked behind the right password: nothing, a code, or to set up a second factor first. */
export type SecondDemand = 'nothing' | 'code' | 'setup';

/** An open step of a login, as its page shows it. */
export interface LoginStep {
  readonly loginname: string;
  /** What is to be set up; null where the code of the app is asked for. */
  readonly offered: OfferedSecret | null;
}

/** What a code leads to. */
export type StepResult =
  /** `recoveryCodes`, to be shown once, where the second factor was set up with it. */
  | { readonly ok: true; readonly token: string; readonly recoveryCodes: readonly string[] | null }
  /** `error` as a login gives it; null where the step is over or there were too many tries. */
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

  /** What is asked of a user whose password was right. */
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
   * Begins the second step of a login.
   *
   * @param em the transaction in which the password was right
   * @returns its token
   */
  async begin(em: EntityManager, userId: number, demand: 'code' | 'setup'): Promise<string> {
    const secret = demand === 'code' ? null : this.keyring.seal(await inventSecret(), secretPurpose(userId));
    return this.steps.begin(em, 'login', { userId, secret });
  }

  /** What the page of a step shows; null where it is not open. */
  async look(token: string): Promise<LoginStep | null> {
    const step = await this.steps.find('login', token);
    if (step === null) return null;
    const { userId, secret: sealed } = step;
    const { loginname } = await this.em.fork().findOneOrFail(User, { id: userId }, { fields: ['loginname'] });
    const secret = sealed === null ? null : this.keyring.open(sealed, secretPurpose(userId));
    if (sealed !== null && secret === null) return null;
    return { loginname, offered: secret === null ? null : await offeredSecret(secret, loginname) };
  }

  /**
   * Ends a login with a code. A wrong one counts as a wrong password does, and the third locks.
   *
   * @param typed a code of the app or, outside of setting up, for recovery
   */
  async finish(token: string, typed: string): Promise<StepResult> {
    const step = await this.steps.find('login', token);
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
   * Counts a code that comes with the password.
   * @throws DomainError `limit` where there were too many
   */
  countTry(userId: number): Promise<void> {
    return this.codes.count(userId);
  }

  /** Tries a code beside a password that was right, where both come at once; the codes of a failed login else. */
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
    const outcome = await this.codes.attempt(em, userId, typed, secret);
    if (outcome !== 'right') {
      await this.noteWrong(em, userId, outcome);
      return { ok: false, error: outcome, over: outcome === 4, message: wrongCodeMessage(outcome) };
    }
    if (!(await this.steps.redeem(em, 'login', token))) return OVER;
    let recoveryCodes: readonly string[] | null = null;
    if (secret !== null) {
      // Another window was first: its secret is the one that the app has.
      if ((await em.count(SecondFactor, { user: userId })) > 0) return OVER;
      const lastStep = (await this.codes.stepOf(userId, secret, typed)) as number;
      const { keyring, clock } = this;
      recoveryCodes = await setUpFactor(em, { keyring, clock }, userId, { secret, lastStep });
      await this.audit.note({ userId }, 'second-factor-set-up', {}, em);
    }
    await this.audit.note({ userId }, 'login', {}, em);
    return { ok: true, token: await this.sessions.open({ id: userId }, em), recoveryCodes };
  }

  private async noteWrong(em: SqlEntityManager, userId: number, code: LoginErrorCode): Promise<void> {
    await this.audit.note('visitor', 'second-factor-failed', { user: userId, code }, em);
    // Who is locked begins anew.
    if (code === 4) await em.nativeDelete(SecondFactorStep, { user: userId, purpose: 'login' });
  }
}
