import { type DatabaseActivity, type FailureFacts, failureFacts, isDatabaseUnavailable } from '#platform';
import type { ServerLog } from './server-log.ts';

/** How long nothing may have failed until it is over: on a full disk a small write now and then finds a place. */
const QUIET_MS = 5_000;

/**
 * Reports in the log when the database begins to fail requests, with its codes, and when it is over: each once, however
 * many requests fail.
 */
export class DatabaseTrouble {
  private readonly causes = new Map<string, FailureFacts>();
  private begun = 0;
  private failed = 0;

  /**
   * @param activity ends it with a write that is committed
   * @param quietMs milliseconds without a failure until then; fewer for tests
   */
  constructor(
    private readonly log: ServerLog,
    activity: Pick<DatabaseActivity, 'whenWritten'>,
    private readonly quietMs = QUIET_MS,
  ) {
    activity.whenWritten(() => this.written());
  }

  /** The cause of the trouble there is; null where there is none. */
  get cause(): FailureFacts | null {
    return [...this.causes.values()].at(-1) ?? null;
  }

  /** Takes note of a failure, where it is one of the database: nobody else need report it. */
  note(error: unknown): boolean {
    if (!isDatabaseUnavailable(error)) return false;
    const now = performance.now();
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
