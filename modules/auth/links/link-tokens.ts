import { hash, randomBytes } from 'node:crypto';
import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import type { Institution } from '#institution';
import { trialEnd } from '#institution/domain';
import { Clock, isUncertain, sweepRows } from '#platform';
import { berlinDay, type CalendarDay } from '#platform/domain';
import { INVITATION_DAYS } from '../users/initial-password.ts';
import { User } from '../users/user.entity.ts';
import { type LinkPurpose, LinkToken } from './link-token.entity.ts';

const MINUTE_MS = 60_000;

/**
 * Lifetime of links by purpose: 7 days to confirm the mail and to accept an invitation, 60 minutes for a reset and for the token of an
 * expired trial, which only opens the application for the contract.
 */
const LIFETIME_MS = {
  confirm: 7 * 24 * 60 * MINUTE_MS,
  reset: 60 * MINUTE_MS,
  contract: 60 * MINUTE_MS,
  invite: INVITATION_DAYS * 24 * 60 * MINUTE_MS,
} as const satisfies Record<LinkPurpose, number>;

/** Whether a token can be redeemed, was already redeemed, or is invalid. */
export type LinkState = 'open' | 'used' | 'invalid';

/** Same form as session tokens: 256 bits, base64url. */
const TOKEN = /^[\w-]{43}$/;

/**
 * Issues, checks and redeems the tokens of links. A token becomes void with its user, or when the trial in which it
 * was issued ends.
 */
@Injectable()
export class LinkTokens {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Issues a token for a new link; voids the user's earlier one for this purpose.
   *
   * @param em the surrounding transaction, if any
   */
  async issue(userId: number, purpose: LinkPurpose, em: EntityManager = this.em.fork()): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expires = new Date(this.clock.now().getTime() + LIFETIME_MS[purpose]);
    await em.upsert(LinkToken, { user: userId, purpose, tokenHash: hashOf(token), expires, used: false });
    return token;
  }

  /**
   * Issues a token and sends its link. If it certainly was not sent, the earlier link stays valid, because it is the
   * newest one that the user has.
   *
   * @throws anything `send` throws
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

  /** The current state of a token; changes nothing. */
  async state(userId: number, purpose: LinkPurpose, token: string): Promise<LinkState> {
    const row = await this.find(this.em.fork(), userId, purpose, token);
    if (row === null) return 'invalid';
    return row.used ? 'used' : 'open';
  }

  /**
   * Redeems a token. Of concurrent calls, in any process, one succeeds.
   *
   * @param em the transaction of what it opens: if that fails, the token stays valid
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

  /** The row of a valid or used token; null otherwise. */
  private async find(em: EntityManager, userId: number, purpose: LinkPurpose, token: string) {
    if (!TOKEN.test(token)) return null;
    const sought = { user: userId, purpose, tokenHash: hashOf(token), expires: { $gt: this.clock.now() } };
    const row = await em.findOne(LinkToken, sought, { disableIdentityMap: true });
    if (row === null) return null;
    const issued = new Date(row.expires.getTime() - LIFETIME_MS[purpose]);
    return (await this.isVoid(em, userId, berlinDay(issued))) ? null : row;
  }

  /** Whether the user was deleted, or the institution's trial has ended since the link was issued. */
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

  /** Deletes expired links. */
  async sweep(): Promise<void> {
    await sweepRows(this.em, { table: 'link_token', where: 'expires <= ?', values: [this.clock.now()] });
  }
}

function hashOf(token: string): string {
  return hash('sha256', token, 'hex');
}
