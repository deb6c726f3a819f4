import { hash, randomBytes } from 'node:crypto';
import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import type { Institution } from '#institution';
import { trialEnd } from '#institution/domain';
import { Clock, isUncertain } from '#platform';
import { berlinDay, type CalendarDay } from '#platform/domain';
import { User } from '../users/user.entity.ts';
import { type LinkPurpose, LinkToken } from './link-token.entity.ts';

const MINUTE_MS = 60_000;

/**
 * How long the links of each purpose are good (readings, section 4): confirming the mail 7 days, a reset 60
 * minutes; the token of an expired trial, which opens the application for the contract alone, as long as a reset.
 */
const LIFETIME_MS = {
  confirm: 7 * 24 * 60 * MINUTE_MS,
  reset: 60 * MINUTE_MS,
  contract: 60 * MINUTE_MS,
} as const satisfies Record<LinkPurpose, number>;

/** Whether a token may be redeemed, was redeemed already, or counts for nothing. */
export type LinkState = 'open' | 'used' | 'invalid';

/** Tokens have the form of a session's: 256 bits, base64url. */
const TOKEN = /^[\w-]{43}$/;

/** Makes, checks and redeems the tokens of links. None outlives its user, or a trial in which it was made. */
@Injectable()
export class LinkTokens {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Makes the token of a new link; an earlier one of this user and purpose counts no longer.
   *
   * @param em the transaction that it belongs to, where there is one
   */
  async issue(userId: number, purpose: LinkPurpose, em: EntityManager = this.em.fork()): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expires = new Date(this.clock.now().getTime() + LIFETIME_MS[purpose]);
    await em.upsert(LinkToken, { user: userId, purpose, tokenHash: hashOf(token), expires, used: false });
    return token;
  }

  /**
   * Makes the token of a new link and has it sent. Where it certainly has not left, the earlier link counts on:
   * that is the newest one that somebody has.
   *
   * @throws what `send` throws
   */
  async issueAndSend(
    userId: number,
    purpose: LinkPurpose,
    send: (token: string) => Promise<void>,
  ): Promise<void> {
    const em = this.em.fork();
    const earlier = await em.findOne(LinkToken, { user: userId, purpose }, { disableIdentityMap: true });
    const token = await this.issue(userId, purpose, em);
    try {
      await send(token);
    } catch (error) {
      if (earlier !== null && !isUncertain(error)) {
        const { tokenHash, expires, used } = earlier;
        const mine = { user: userId, purpose, tokenHash: hashOf(token) };
        await em.nativeUpdate(LinkToken, mine, { tokenHash, expires, used });
      }
      throw error;
    }
  }

  /** What a token is worth now; changes nothing. */
  async state(userId: number, purpose: LinkPurpose, token: string): Promise<LinkState> {
    const row = await this.find(this.em.fork(), userId, purpose, token);
    if (row === null) return 'invalid';
    return row.used ? 'used' : 'open';
  }

  /**
   * Uses a token up. Of any number of tries, in any process, one succeeds.
   *
   * @param em the transaction of what it opens: if that fails, the token is good still
   */
  async redeem(
    userId: number,
    purpose: LinkPurpose,
    token: string,
    em: EntityManager = this.em.fork(),
  ): Promise<boolean> {
    if ((await this.find(em, userId, purpose, token)) === null) return false;
    const redeemed = await em.nativeUpdate(
      LinkToken,
      { user: userId, purpose, tokenHash: hashOf(token), used: false, expires: { $gt: this.clock.now() } },
      { used: true },
    );
    return redeemed === 1;
  }

  /** The row of a token that counts for something; null for any other. */
  private async find(em: EntityManager, userId: number, purpose: LinkPurpose, token: string) {
    if (!TOKEN.test(token)) return null;
    const sought = { user: userId, purpose, tokenHash: hashOf(token), expires: { $gt: this.clock.now() } };
    const row = await em.findOne(LinkToken, sought, { disableIdentityMap: true });
    if (row === null) return null;
    const issued = new Date(row.expires.getTime() - LIFETIME_MS[purpose]);
    return (await this.isVoid(em, userId, berlinDay(issued))) ? null : row;
  }

  /** Whether the user is deleted, or the institution's trial has ended since a link was made. */
  private async isVoid(em: EntityManager, userId: number, issued: CalendarDay): Promise<boolean> {
    const user = await em.findOne(
      User,
      { id: userId, loginKey: { $ne: null } },
      { populate: ['institution.paket'], strategy: 'joined', disableIdentityMap: true },
    );
    if (user === null) return true;
    const { testphase, testbeginn, paket } = user.institution as Institution;
    const { Testphasendauer: testphasendauer } = paket;
    const end = trialEnd({
      testphase,
      testbeginn: (testbeginn ?? null) as CalendarDay | null,
      testphasendauer,
    });
    return end !== null && issued < end && end <= this.clock.today();
  }

  /** Deletes what has expired. */
  async sweep(): Promise<void> {
    await this.em.fork().nativeDelete(LinkToken, { expires: { $lte: this.clock.now() } });
  }
}

function hashOf(token: string): string {
  return hash('sha256', token, 'hex');
}
