import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Clock } from '../clock.ts';
import { networkOf } from './network-of.ts';
import { RateCount } from './rate-count.entity.ts';
import type { VisitorTags } from './visitor-tags.ts';

/** How often one visitor may do something. */
export interface RateLimit {
  /** Whatever has one name is counted together. */
  readonly name: string;
  readonly most: number;
  readonly minutes: number;
}

/** One statement, so that requests at the same instant, in any process, count one each. */
const COUNT = `
  insert into rate_count (span_hash, hits, ends_at) values (?, 1, ?)
  on conflict (span_hash) do update set hits = rate_count.hits + 1 returning hits`;

const HITS = 'select hits from rate_count where span_hash = ?';

/**
 * Counts what visitors do, in the database: true across all processes that serve it. Spans of time stand
 * fixed, so that counting is one statement; at the border of two, somebody may do twice as much.
 */
export class RateLimiter {
  private readonly em: SqlEntityManager;
  private readonly clock: Clock;
  private readonly factor: number;
  private readonly tags: VisitorTags;

  /** @param factor by which all limits of the installation are multiplied */
  constructor(em: EntityManager, clock: Clock, factor: number, tags: VisitorTags) {
    this.em = em as SqlEntityManager;
    this.clock = clock;
    this.factor = factor;
    this.tags = tags;
  }

  /**
   * Counts one more.
   *
   * @param visitor address that the request came from, or the id of whom it concerns
   * @returns null where it is within the limit, else the seconds until the visitor may try again
   */
  async count(limit: RateLimit, visitor: string): Promise<number | null> {
    const { spanHash, endsAt, secondsLeft } = this.spanOf(limit, visitor);
    const em = this.em.fork();
    const [row] = await em.execute<{ hits: number }[]>(COUNT, [spanHash, endsAt]);
    const hits = row?.hits ?? 1;
    // What is over leaves with the first that comes anew.
    if (hits === 1) await this.sweep();
    return hits <= this.mostOf(limit) ? null : secondsLeft;
  }

  /**
   * Asks without counting: for what is counted only once it has failed.
   *
   * @returns null where one more is within the limit, else the seconds until the visitor may try again
   */
  async waitOf(limit: RateLimit, visitor: string): Promise<number | null> {
    const { spanHash, secondsLeft } = this.spanOf(limit, visitor);
    const [row] = await this.em.fork().execute<{ hits: number }[]>(HITS, [spanHash]);
    return (row?.hits ?? 0) < this.mostOf(limit) ? null : secondsLeft;
  }

  private spanOf({ name, minutes }: RateLimit, visitor: string) {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    const length = minutes * 60;
    const endsAt = now - (now % length) + length;
    const spanHash = this.tags.of('rate limit', name, length, endsAt, networkOf(visitor));
    return { spanHash, endsAt, secondsLeft: endsAt - now };
  }

  private mostOf({ most }: RateLimit): number {
    return Math.max(1, Math.floor(most * this.factor));
  }

  /** Deletes what is over, also where nobody comes any more. */
  async sweep(): Promise<void> {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    await this.em.fork().nativeDelete(RateCount, { endsAt: { $lte: now } });
  }
}
