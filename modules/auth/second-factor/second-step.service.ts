import { EntityManager, raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, Clock, Installation, Keyring } from '#platform';
import { isDomainError } from '#platform/domain';
import type { LoginErrorCode } from '../login/login-failure.ts';
import { VENDOR_ROLE_ID } from '../roles/role-ids.ts';
import { SessionService } from '../session/session.service.ts';
import { User } from '../users/user.entity.ts';
import { CodeCheck, secretPurpose, wrongCodeMessage } from './code-check.ts';
import { giveRecoveryCodes } from './recovery-codes.ts';
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
   * Ends a login with a code. A wrong one counts as a wrong password does, and the third locks. The same right code
   * twice within seconds, by a second click or a request that was sent anew, is one login with one session.
   *
   * @param typed a code of the app or, outside of setting up, for recovery
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
    // Two at the same instant come one after the other: the second finds what the first has left.
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
      // Another window was first: its secret is the one that the app has.
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

  /** The answer that a repetition has lost: the session of the first. Recovery codes, which nobody has seen, are new. */
  private async again(
    em: SqlEntityManager,
    token: string,
    userId: number,
    secret: string | null,
  ): Promise<StepResult> {
    const session = this.sessionTokenOf(token);
    if ((await this.sessions.look(session)) === null) return OVER;
    const recoveryCodes = secret === null ? null : await giveRecoveryCodes(em, this.keyring, userId);
    return { ok: true, token: session, recoveryCodes };
  }

  /** A session's token that only this server makes of a step's: a repetition is given it without its being kept. */
  private sessionTokenOf(token: string): string {
    const [tag = ''] = this.keyring.hashes(token, 'session of a login step');
    return Buffer.from(tag, 'hex').toString('base64url');
  }

  private async noteWrong(em: SqlEntityManager, userId: number, code: LoginErrorCode): Promise<void> {
    await this.audit.note('visitor', 'second-factor-failed', { user: userId, code }, em);
    // Who is locked begins anew.
    if (code === 4) await em.nativeDelete(SecondFactorStep, { user: userId, purpose: 'login' });
  }
}
