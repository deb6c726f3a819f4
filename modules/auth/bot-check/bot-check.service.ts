import { hash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, Clock, isUniqueViolation, sweepRows, VisitorTags } from '#platform';
import { DomainError } from '#platform/domain';
import { type BotChallenge, BotVerifier } from './bot-verifier.ts';
import { SolvedChallenge } from './solved-challenge.entity.ts';

/** How long a passed check can be used, and a used one is remembered: longer than a challenge is valid. */
const KEPT_MS = 30 * 60_000;

const ROBOT_MESSAGE = 'Roboter erkannt. Wenn Sie wirklich kein Roboter sind, versuchen Sie es bitte erneut.';

/**
 * The bot check before a registration and before the contact mail (access specification, section 5). A solved
 * challenge counts once: its address may register or write once.
 */
@Injectable()
export class BotCheckService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(BotVerifier) private readonly verifier: BotVerifier,
    @Inject(VisitorTags) private readonly tags: VisitorTags,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /** The challenge for the browser. */
  challenge(): Promise<BotChallenge> {
    return this.verifier.challenge();
  }

  /**
   * Accepts a solved challenge; false if it is wrong, expired or already used.
   *
   * @param visitor address of the solver
   */
  async check(visitor: string, token: string): Promise<boolean> {
    const id = await this.verifier.verify(token);
    const counts = id !== null && (await this.keep(id, visitor));
    if (!counts) await this.audit.countRefusal('visitor', 'bot-check-failed', 'solution');
    return counts;
  }

  /** False if it has already been used. */
  private async keep(id: string, visitor: string): Promise<boolean> {
    const expires = new Date(this.clock.now().getTime() + KEPT_MS);
    const challengeHash = hash('sha256', id, 'hex');
    const row = { challengeHash, visitorHash: this.tagOf(visitor), used: false, expires };
    try {
      await this.em.fork().insert(SolvedChallenge, row);
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  /** Deletes expired checks. */
  async sweep(): Promise<void> {
    await sweepRows(this.em, {
      table: 'solved_challenge',
      where: 'expires <= ?',
      values: [this.clock.now()],
    });
  }

  private tagOf(visitor: string): string {
    return this.tags.of('bot check', visitor);
  }

  /**
   * Uses up one passed check of a visitor. Concurrent calls never use more than were passed.
   *
   * @throws DomainError `forbidden` without one
   */
  async takePass(visitor: string): Promise<void> {
    const em = this.em.fork();
    const unused = { visitorHash: this.tagOf(visitor), used: false, expires: { $gt: this.clock.now() } };
    for (const { challengeHash } of await em.find(SolvedChallenge, unused, { disableIdentityMap: true })) {
      if ((await em.nativeUpdate(SolvedChallenge, { challengeHash, used: false }, { used: true })) === 1)
        return;
    }
    await this.audit.countRefusal('visitor', 'bot-check-failed', 'missing');
    throw new DomainError('forbidden', ROBOT_MESSAGE);
  }
}
