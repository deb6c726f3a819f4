import { hash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, isUniqueViolation } from '#platform';
import { DomainError } from '#platform/domain';
import { type BotChallenge, BotVerifier } from './bot-verifier.ts';
import { SolvedChallenge } from './solved-challenge.entity.ts';

/** How long a passed check waits to be used, and is known as one that counted: longer than a challenge is good for. */
const KEPT_MS = 30 * 60_000;

const ROBOT_MESSAGE = 'Roboter erkannt. Wenn Sie wirklich kein Roboter sind, versuchen Sie es bitte erneut.';

/**
 * The bot check before a registration and before the contact mail (access specification, section 5). A solved
 * challenge counts once: it lets the address that solved it register once, or write once.
 */
@Injectable()
export class BotCheckService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(BotVerifier) private readonly verifier: BotVerifier,
  ) {}

  /** What a browser needs to pass the check. */
  challenge(): Promise<BotChallenge> {
    return this.verifier.challenge();
  }

  /**
   * Takes a solved challenge; false for one that is wrong, too old, or has counted already.
   *
   * @param visitor address of whoever solved it
   */
  async check(visitor: string, token: string): Promise<boolean> {
    const id = await this.verifier.verify(token);
    if (id === null) return false;
    const em = this.em.fork();
    const now = this.clock.now();
    await em.nativeDelete(SolvedChallenge, { expires: { $lte: now } });
    const challengeHash = hashOf(id);
    const row = { challengeHash, visitorHash: hashOf(visitor), used: false };
    try {
      await em.insert(SolvedChallenge, { ...row, expires: new Date(now.getTime() + KEPT_MS) });
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  /**
   * Uses up one passed check of a visitor. Of any number of tries at the same instant as many succeed as
   * checks were passed.
   *
   * @throws DomainError `forbidden` where the visitor has none
   */
  async takePass(visitor: string): Promise<void> {
    const em = this.em.fork();
    const unused = { visitorHash: hashOf(visitor), used: false, expires: { $gt: this.clock.now() } };
    for (const { challengeHash } of await em.find(SolvedChallenge, unused, { disableIdentityMap: true })) {
      if ((await em.nativeUpdate(SolvedChallenge, { challengeHash, used: false }, { used: true })) === 1)
        return;
    }
    throw new DomainError('forbidden', ROBOT_MESSAGE);
  }
}

const hashOf = (text: string) => hash('sha256', text, 'hex');
