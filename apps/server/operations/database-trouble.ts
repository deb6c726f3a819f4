import { type FailureFacts, failureFacts, isDatabaseUnavailable } from '#platform';
import type { ServerLog } from './server-log.ts';

/** How long a cause is not logged again, and how long after a failure there still is trouble. */
const SPAN_MS = 60_000;

/** Logs why the database fails requests, with its codes: each cause once a minute, however many requests fail. */
export class DatabaseTrouble {
  /** When each cause was logged last, by `performance.now()`. */
  private readonly logged = new Map<string, number>();
  private last: { readonly at: number; readonly cause: FailureFacts } | null = null;
  private failures = 0;

  /** @param now milliseconds of a clock that only goes forward */
  constructor(
    private readonly log: ServerLog,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Number of requests that the database has failed since the start. */
  get failureCount(): number {
    return this.failures;
  }

  /** The latest cause of the last minute; null without any. */
  get cause(): FailureFacts | null {
    return this.last !== null && this.now() - this.last.at < SPAN_MS ? this.last.cause : null;
  }

  /** Records a failure; true if it is the database's, so that nobody else has to report it. */
  note(error: unknown): boolean {
    if (!isDatabaseUnavailable(error)) return false;
    const at = this.now();
    const cause = failureFacts(error);
    const name = cause.code ?? cause.type;
    this.failures += 1;
    this.last = { at, cause };
    if (at - (this.logged.get(name) ?? Number.NEGATIVE_INFINITY) >= SPAN_MS) {
      this.logged.set(name, at);
      this.log.error({ cause }, 'database trouble');
    }
    return true;
  }
}
