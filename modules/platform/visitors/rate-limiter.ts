import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Clock } from '../clock.ts';
import { sweepRows } from '../database/sweep-rows.ts';
import { networkOf } from './network-of.ts';
import type { VisitorTags } from './visitor-tags.ts';

/** How often a visitor may do something. */
export interface RateLimit {
  /** Limits with the same name share a count. */
  readonly name: string;
  readonly most: number;
  readonly minutes: number;
}

/** One statement, so that concurrent requests, in any process, count one each. */
const COUNT = `
  insert into rate_count (span_hash, hits, ends_at) values (?, 1, ?)
  on conflict (span_hash) do update set hits = rate_count.hits + 1 returning hits`;

const HITS = 'select hits from rate_count where span_hash = ?';

/**
 * Counts visitors' actions in the database, across all processes. Intervals are fixed, so that counting takes one
 * statement; across a boundary, twice as much is possible.
 */
export class RateLimiter {
  private readonly em: SqlEntityManager;
  private readonly clock: Clock;
  private readonly factor: number;
  private readonly tags: VisitorTags;

  /** @param factor multiplies all limits of the installation */
  constructor(em: EntityManager, clock: Clock, factor: number, tags: VisitorTags) {
    this.em = em as SqlEntityManager;
    this.clock = clock;
    this.factor = factor;
    this.tags = tags;
  }

  /**
   * Counts one action.
   *
   * @param visitor address of the request, or id of the user concerned
   * @returns null within the limit, else the seconds until the next try
   */
  async count(limit: RateLimit, visitor: string): Promise<number | null> {
    const { spanHash, endsAt, secondsLeft } = this.spanOf(limit, visitor);
    const em = this.em.fork();
    const [row] = await em.execute<{ hits: number }[]>(COUNT, [spanHash, endsAt]);
    const hits = row?.hits ?? 1;
    return hits <= this.mostOf(limit) ? null : secondsLeft;
  }

  /**
   * Checks without counting, for actions that only count when they fail.
   *
   * @returns null if one more is within the limit, else the seconds until the next try
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

  /** Deletes expired counts, even without visitors. */
  async sweep(): Promise<void> {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    await sweepRows(this.em, { table: 'rate_count', where: 'ends_at <= ?', values: [now] });
  }
}
