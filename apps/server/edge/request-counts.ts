import type { Clock, RateLimit } from '#platform';

/** Counted clients; beyond that the oldest is dropped. */
const MOST_CLIENTS = 20_000;

/** A refusal by a limit. */
export interface OverLimit {
  /** Seconds until the next try. */
  readonly retryAfter: number;
  /** Whether it is the client's first refusal in this interval; only that is logged. */
  readonly first: boolean;
}

/**
 * Counts requests by client in this process only: protects the process at no cost, without shared state (unlike
 * RateLimiter). Intervals are fixed.
 */
export class RequestCounts {
  private span = 0;
  private counts = new Map<string, number>();

  constructor(
    private readonly clock: Clock,
    private readonly factor: number,
  ) {}

  /** Counts one request. @returns null within the limit */
  count({ most, minutes }: Pick<RateLimit, 'most' | 'minutes'>, client: string): OverLimit | null {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    const length = minutes * 60;
    const span = Math.floor(now / length);
    if (span !== this.span) this.counts = new Map();
    this.span = span;
    const count = (this.counts.get(client) ?? 0) + 1;
    this.counts.set(client, count);
    this.forgetOldest();
    const allowed = Math.max(1, Math.floor(most * this.factor));
    if (count <= allowed) return null;
    return { retryAfter: (span + 1) * length - now, first: count === allowed + 1 };
  }

  private forgetOldest(): void {
    const [oldest] = this.counts.keys();
    if (this.counts.size > MOST_CLIENTS && oldest !== undefined) this.counts.delete(oldest);
  }
}
