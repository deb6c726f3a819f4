import { hash, randomBytes } from 'node:crypto';
import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, sweepRows } from '#platform';
import { SecondFactorStep, type StepPurpose } from '../users/second-factor.entity.ts';
import { plainCode } from './plain-code.ts';

/** Time to enter the code; installing an app takes some minutes. */
const LIFETIME_MS = 10 * 60_000;

/** Same form as session tokens: 256 bits, base64url. */
const TOKEN = /^[\w-]{43}$/;

/** How long the same code of the same step counts as the same login: a double click, or a repeated request. */
const REPEATED_MS = 10_000;

/** An open step. */
export interface OpenStep {
  readonly userId: number;
  /** Sealed secret during setup; null if a code of the active one is required. */
  readonly secret: string | null;
}

/**
 * The state between the right password and the code. Opens nothing by itself, is valid for ten minutes and one
 * success, and is stored in the database, so that any process can continue it.
 */
@Injectable()
export class SecondFactorSteps {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Starts a step.
   *
   * @param em the transaction in which the password was right
   * @returns its token, which is not stored
   */
  async begin(em: EntityManager, purpose: StepPurpose, { userId, secret }: OpenStep): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expires = new Date(this.clock.now().getTime() + LIFETIME_MS);
    await em.insert(SecondFactorStep, { tokenHash: hashOf(token), user: userId, purpose, secret, expires });
    return token;
  }

  /** The open step of a token; null if it is unknown, used, expired, or of another purpose. */
  async find(
    purpose: StepPurpose,
    token: string,
    em: EntityManager = this.em.fork(),
  ): Promise<OpenStep | null> {
    if (!TOKEN.test(token)) return null;
    const sought = { tokenHash: hashOf(token), purpose, usedAt: null, expires: { $gt: this.clock.now() } };
    const row = await em.findOne(SecondFactorStep, sought, { disableIdentityMap: true });
    return row === null ? null : { userId: row.user.id, secret: row.secret ?? null };
  }

  /** Redeems a step, in the transaction of what it opens. Of concurrent tries, in any process, one succeeds. */
  async redeem(em: EntityManager, purpose: StepPurpose, token: string): Promise<boolean> {
    const sought = { tokenHash: hashOf(token), purpose, usedAt: null, expires: { $gt: this.clock.now() } };
    return (await em.nativeDelete(SecondFactorStep, sought)) === 1;
  }

  /** Like `redeem`, for a login: keeps the step with a tag of its code, to recognise a repetition. */
  async use(em: EntityManager, token: string, code: string): Promise<boolean> {
    const now = this.clock.now();
    const sought = {
      tokenHash: hashOf(token),
      purpose: 'login',
      usedAt: null,
      expires: { $gt: now },
    } as const;
    const used = { usedAt: now, usedCode: codeTag(token, code) };
    return (await em.nativeUpdate(SecondFactorStep, sought, used)) === 1;
  }

  /** The step with which the same code has just finished a login; null otherwise. */
  async repeated(em: EntityManager, token: string, code: string): Promise<OpenStep | null> {
    const since = new Date(this.clock.now().getTime() - REPEATED_MS);
    const sought = {
      tokenHash: hashOf(token),
      purpose: 'login',
      usedAt: { $gt: since },
      usedCode: codeTag(token, code),
    } as const;
    const row = await em.findOne(SecondFactorStep, sought, { disableIdentityMap: true });
    return row === null ? null : { userId: row.user.id, secret: row.secret ?? null };
  }

  /** Deletes expired steps. */
  async sweep(): Promise<void> {
    await sweepRows(this.em, {
      table: 'second_factor_step',
      where: 'expires <= ?',
      values: [this.clock.now()],
    });
  }
}

/** Useless for finding the code without the token, which is not stored. */
function codeTag(token: string, code: string): string {
  return hash('sha256', `${token}:${plainCode(code)}`, 'hex');
}

function hashOf(token: string): string {
  return hash('sha256', token, 'hex');
}
