import { type DatabaseActivity, type FailureFacts, failureFacts, isDatabaseUnavailable } from '#platform';
import type { ServerLog } from './server-log.ts';

/** Time without failures after which trouble is over: on a full disk some small writes still succeed. */
const QUIET_MS = 5_000;

/**
 * Logs when the database starts to fail requests, with its codes, and when that is over: once each, however many
 * requests fail.
 */
export class DatabaseTrouble {
  private readonly causes = new Map<string, FailureFacts>();
  private begun = 0;
  private failed = 0;
  private failures = 0;

  /**
   * @param activity a committed write ends the trouble
   * @param quietMs milliseconds without a failure until then; fewer for tests
   */
  constructor(
    private readonly log: ServerLog,
    activity: Pick<DatabaseActivity, 'whenWritten'>,
    private readonly quietMs = QUIET_MS,
  ) {
    activity.whenWritten(() => this.written());
  }

  /** Number of requests that the database has failed since the start. */
  get failureCount(): number {
    return this.failures;
  }

  /** The cause of the current trouble; null without any. */
  get cause(): FailureFacts | null {
    return [...this.causes.values()].at(-1) ?? null;
  }

  /** Records a failure; true if it is the database's, so that nobody else has to report it. */
  note(error: unknown): boolean {
    if (!isDatabaseUnavailable(error)) return false;
    const now = performance.now();
    this.failures += 1;
    if (this.causes.size === 0) this.begun = now;
    this.failed = now;
    const cause = failureFacts(error);
    const name = cause.code ?? cause.type;
    if (!this.causes.has(name)) {
      this.causes.set(name, cause);
      this.log.error({ cause }, 'database trouble');
    }
    return true;
  }

  private written(): void {
    const now = performance.now();
    if (this.causes.size === 0 || now - this.failed < this.quietMs) return;
    this.causes.clear();
    this.log.info({ seconds: Math.round((now - this.begun) / 1000) }, 'database trouble over');
  }
}
