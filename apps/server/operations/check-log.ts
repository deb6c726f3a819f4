import type { FailureFacts } from '#platform';
import type { ServerLog } from './server-log.ts';

/** A failed check, with the code of the system, the database, or one of ours. */
export interface CheckFailure extends FailureFacts {
  readonly check: string;
  /** Description of a known code. */
  readonly reason?: string;
}

/** A check that fails now. */
interface Failing {
  /** Milliseconds of `performance.now()`. */
  readonly since: number;
  /** Causes that have been logged. */
  readonly causes: Set<string>;
}

/**
 * Logs checks when their state changes, however often they run: once for each cause of a check that fails, and once
 * when it is over.
 */
export class CheckLog {
  private readonly failing = new Map<string, Failing>();

  constructor(private readonly log: Pick<ServerLog, 'info' | 'error'>) {}

  /** Takes the result of one run: all checks that failed in it; the others passed. */
  note(failures: readonly CheckFailure[]): void {
    const now = performance.now();
    for (const failure of failures) {
      const known = this.failing.get(failure.check) ?? { since: now, causes: new Set() };
      this.failing.set(failure.check, known);
      const cause = failure.code ?? failure.type;
      if (known.causes.has(cause)) continue;
      known.causes.add(cause);
      this.log.error(failure, 'check failed');
    }
    for (const [check, { since }] of this.failing) {
      if (failures.some((failure) => failure.check === check)) continue;
      this.failing.delete(check);
      this.log.info({ check, seconds: Math.round((now - since) / 1000) }, 'check passed again');
    }
  }
}
