import { hash, randomBytes } from 'node:crypto';
import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '#platform';
import { plainCode } from './plain-code.ts';
import { SecondFactorStep, type StepPurpose } from './second-factor.entity.ts';

/** How long somebody may take for the code: to get an app first takes some minutes. */
const LIFETIME_MS = 10 * 60_000;

/** Tokens have the form of a session's: 256 bits, base64url. */
const TOKEN = /^[\w-]{43}$/;

/** How long after its success the same code of the same step is the same login: a second click, or a request sent anew. */
const REPEATED_MS = 10_000;

/** A step that is open. */
export interface OpenStep {
  readonly userId: number;
  /** Sealed secret that is being set up; null where the code of the one that is set up is asked for. */
  readonly secret: string | null;
}

/**
 * What lies between the right password and the code. It opens nothing by itself, holds for ten minutes and one
 * success, and lies in the database: any process takes it up.
 */
@Injectable()
export class SecondFactorSteps {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Begins a step.
   *
   * @param em the transaction in which the password was right
   * @returns its token, which is not kept
   */
  async begin(em: EntityManager, purpose: StepPurpose, { userId, secret }: OpenStep): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expires = new Date(this.clock.now().getTime() + LIFETIME_MS);
    await em.insert(SecondFactorStep, { tokenHash: hashOf(token), user: userId, purpose, secret, expires });
    return token;
  }

  /** The open step of a token; null for one that is unknown, used, over, or of another purpose. */
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

  /** Uses a step up, in the transaction of what it opens. Of any number of tries, in any process, one succeeds. */
  async redeem(em: EntityManager, purpose: StepPurpose, token: string): Promise<boolean> {
    const sought = { tokenHash: hashOf(token), purpose, usedAt: null, expires: { $gt: this.clock.now() } };
    return (await em.nativeDelete(SecondFactorStep, sought)) === 1;
  }

  /** Like `redeem`, for a login: the step is kept with a tag of its code, by which a repetition is known. */
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

  /** The step that the same code has just finished a login with; null where it has not. */
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

  /** Deletes what has expired. */
  async sweep(): Promise<void> {
    await this.em.fork().nativeDelete(SecondFactorStep, { expires: { $lte: this.clock.now() } });
  }
}

/** Nobody finds the code by it who does not have the token, which is not kept. */
function codeTag(token: string, code: string): string {
  return hash('sha256', `${token}:${plainCode(code)}`, 'hex');
}

function hashOf(token: string): string {
  return hash('sha256', token, 'hex');
}
