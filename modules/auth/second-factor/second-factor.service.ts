import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, Clock, Installation, Keyring } from '#platform';
import { type Actor, DomainError, requireUser, type UserActor } from '#platform/domain';
import {
  type LoginErrorCode,
  loginFailureMessage,
  MAX_FAILED_TRIES,
} from '../failed-logins/login-failure.ts';
import { countWrongTry } from '../failed-logins/wrong-tries.ts';
import { verifyPassword } from '../password/password-hash.ts';
import { SessionService } from '../session/session.service.ts';
import { RecoveryCode, SecondFactor } from '../users/second-factor.entity.ts';
import { User } from '../users/user.entity.ts';
import { CodeCheck, type CodeOutcome, secretPurpose, wrongCodeMessage } from './code-check.ts';
import { giveRecoveryCodes } from './recovery-codes.ts';
import { SecondFactorSteps } from './second-factor-steps.ts';
import { setUpFactor } from './set-up-factor.ts';
import { inventSecret, type OfferedSecret, offeredSecret } from './totp.ts';

/** A user's second factor, as on the account page. */
export interface SecondFactorState {
  /** When it was set up; null without one. */
  readonly since: Date | null;
  /** Remaining recovery codes. */
  readonly codesLeft: number;
  /** Whether the installation requires it, so that it cannot be turned off. */
  readonly required: boolean;
}

/** Renewed authentication of a logged-in user. */
export interface Proof {
  readonly password: string;
  /** Of the app or for recovery; ignored without a second factor. */
  readonly code: string;
}

const MISSING = 'Sie haben keinen zweiten Faktor eingerichtet.';
const OVER = 'Die Einrichtung hat zu lange gedauert. Bitte beginnen Sie noch einmal.';
const REQUIRED = 'Der zweite Faktor ist für Ihren Zugang vorgeschrieben und lässt sich nicht ausschalten.';
const NOT_OFFERED = 'Der zweite Faktor steht für Ihren Zugang nicht zur Verfügung.';

/** Lets users manage their second factor (docs/decisions/0027). Offered to the vendor's staff. */
@Injectable()
export class SecondFactorService {
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

  /** The actor's second factor; null if it is not offered. An existing one can still be turned off. */
  async state(actor: Actor): Promise<SecondFactorState | null> {
    const user = requireUser(actor);
    const em = this.em.fork();
    const factor = await em.findOne(SecondFactor, { user: user.userId });
    if (factor === null && !this.isOffered(user)) return null;
    return {
      since: factor?.created ?? null,
      codesLeft: await em.count(RecoveryCode, { user: user.userId }),
      required: this.isRequired(user),
    };
  }

  /**
   * Starts the setup of a first or another second factor. The current one is valid until `confirm`.
   *
   * @returns the secret, with the token of a step valid for ten minutes
   * @throws DomainError `invalid` with the field, `limit` after too many codes
   */
  async begin(
    actor: Actor,
    proof: Proof,
  ): Promise<{ readonly step: string; readonly offered: OfferedSecret }> {
    const user = requireUser(actor);
    if (!this.isOffered(user)) throw new DomainError('forbidden', NOT_OFFERED);
    const { userId } = user;
    const secret = await inventSecret();
    const sealed = this.keyring.seal(secret, secretPurpose(userId));
    const step = await this.proved(user, proof, 'perhaps', (em) =>
      this.steps.begin(em, 'change', { userId, secret: sealed }),
    );
    const { loginname } = await this.em.fork().findOneOrFail(User, { id: userId }, { fields: ['loginname'] });
    return { step, offered: await offeredSecret(secret, loginname) };
  }

  /**
   * Finishes the setup with the first code of the app, and ends all other sessions of the actor.
   *
   * @param token of the session that continues
   * @returns new recovery codes, to be shown once; earlier ones are void
   * @throws DomainError `invalid` with the field, `conflict` if the step has ended, `limit` after too many codes
   */
  async confirm(
    actor: Actor,
    token: string,
    { step, code }: { readonly step: string; readonly code: string },
  ): Promise<readonly string[]> {
    const { userId } = requireUser(actor);
    const open = await this.steps.find('change', step);
    if (open?.userId !== userId || open.secret === null) throw new DomainError('conflict', OVER);
    await this.codes.count(userId);
    const { secret } = open;
    const done = await this.em.fork().transactional(async (em) => {
      const outcome = await this.codes.attempt(em, userId, code, secret);
      if (outcome !== 'right') return this.noted(em, actor, outcome);
      if (!(await this.steps.redeem(em, 'change', step))) return 'over';
      const lastStep = (await this.codes.stepOf(userId, secret, code)) as number;
      const { keyring, clock } = this;
      const codes = await setUpFactor(em, { keyring, clock }, userId, { secret, lastStep });
      await this.sessions.endOthersOf(userId, token, em);
      await this.audit.note(actor, 'second-factor-set-up', {}, em);
      return codes;
    });
    if (done === 'over') throw new DomainError('conflict', OVER);
    if (typeof done === 'number') throw invalid('code', wrongCodeMessage(done));
    return done;
  }

  /**
   * Replaces the actor's recovery codes.
   *
   * @returns the codes, to be shown once
   * @throws DomainError `invalid` with the field, `not-found` without a second factor, `limit` after too many codes
   */
  async renewCodes(actor: Actor, proof: Proof): Promise<readonly string[]> {
    const user = requireUser(actor);
    return this.proved(user, proof, 'surely', async (em) => {
      const codes = await giveRecoveryCodes(em, this.keyring, user.userId);
      await this.audit.note(actor, 'recovery-codes-given', {}, em);
      return codes;
    });
  }

  /**
   * Turns off the actor's second factor, and ends all other sessions of the actor.
   *
   * @param token of the session that continues
   * @throws DomainError `invalid` with the field, `forbidden` if it is required, `not-found` without one, `limit`
   *   after too many codes
   */
  async turnOff(actor: Actor, token: string, proof: Proof): Promise<void> {
    const user = requireUser(actor);
    if (this.isRequired(user)) throw new DomainError('forbidden', REQUIRED);
    await this.proved(user, proof, 'surely', async (em) => {
      await em.nativeDelete(SecondFactor, { user: user.userId });
      await em.nativeDelete(RecoveryCode, { user: user.userId });
      await this.sessions.endOthersOf(user.userId, token, em);
      await this.audit.note(actor, 'second-factor-turned-off', {}, em);
    });
  }

  /** Runs work after checking the password and, if there is one, the second factor. */
  private async proved<Result>(
    actor: UserActor,
    { password, code }: Proof,
    has: 'perhaps' | 'surely',
    work: (em: SqlEntityManager) => Promise<Result>,
  ): Promise<Result> {
    const { userId } = actor;
    const { passwordHash: hash, failedTries } = await this.em.fork().findOneOrFail(User, userId);
    const asked = (await this.em.fork().count(SecondFactor, { user: userId })) > 0;
    if (!asked && has === 'surely') throw new DomainError('not-found', MISSING);
    if (failedTries >= MAX_FAILED_TRIES) throw invalid('password', loginFailureMessage(4));
    if (asked && code.trim() === '') throw invalid('code', 'Bitte geben Sie den Code ein.');
    if (asked) await this.codes.count(userId);
    if (!hash || !(await verifyPassword(password, hash)))
      throw invalid('password', wrongPassword(await this.countWrongPassword(actor)));
    type Done = { readonly wrong: LoginErrorCode } | { readonly result: Result };
    const done = await this.em.fork().transactional(async (em): Promise<Done> => {
      // A concurrent password change or lock wins.
      const unchanged = { id: userId, passwordHash: hash, failedTries: { $lt: MAX_FAILED_TRIES } };
      if ((await em.nativeUpdate(User, unchanged, { passwordHash: hash })) === 0) return { wrong: 4 };
      const outcome = asked ? await this.codes.attempt(em, userId, code) : 'right';
      if (outcome !== 'right') return { wrong: await this.noted(em, actor, outcome) };
      return { result: await work(em) };
    });
    if ('wrong' in done) throw invalid('code', wrongCodeMessage(done.wrong));
    return done.result;
  }

  private async noted(
    em: SqlEntityManager,
    actor: Actor,
    code: Exclude<CodeOutcome, 'right'>,
  ): Promise<LoginErrorCode> {
    await this.audit.note(actor, 'second-factor-failed', { code }, em);
    return code;
  }

  private countWrongPassword(actor: UserActor): Promise<LoginErrorCode> {
    return this.em
      .fork()
      .transactional(async (em) => this.noted(em, actor, await countWrongTry(em, actor.userId)));
  }

  private isOffered({ admin }: UserActor): boolean {
    return admin && this.installation.secondFactor !== 'off';
  }

  private isRequired({ admin }: UserActor): boolean {
    return admin && this.installation.secondFactor === 'required';
  }
}

function wrongPassword(code: LoginErrorCode): string {
  if (code === 4) return loginFailureMessage(4);
  return `Ihr Passwort ist falsch. Sie haben noch ${code === 2 ? '2 Versuche' : '1 Versuch'}.`;
}

function invalid(field: 'password' | 'code', message: string): DomainError {
  return new DomainError('invalid', message, { [field]: message });
}
