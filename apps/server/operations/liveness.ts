import type { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { answersElsewhere, databaseActivity, inTime } from '#platform';
import type { ServerLog } from './server-log.ts';

/**
 * Time without an answer from the database on this process's connections: longer than any import takes between two
 * statements.
 */
export const DEAD_AFTER_MS = 60_000;
/** Timeout of one probe. */
const LATE_MS = 1_000;

/**
 * Checks whether this process is alive: whether its database connections are usable. A database that nobody can use
 * is no reason to restart this process; one that answers over a new connection, but for a minute over none of its
 * own, is.
 */
export class Liveness {
  private probe: Promise<boolean> | undefined;
  /** Time of the first unanswered probe. */
  private unanswered: number | null = null;
  private isDead = false;

  /** @param deadAfter milliseconds; fewer for tests */
  constructor(
    private readonly orm: MikroORM,
    private readonly log: ServerLog,
    private readonly deadAfter = DEAD_AFTER_MS,
  ) {}

  /** Never rejects; takes little more than a second. */
  async isAlive(): Promise<boolean> {
    const isDead = !(await this.isAnswered()) && this.isSilent() && (await answersElsewhere(this.orm.em));
    if (isDead && !this.isDead)
      this.log.error({ seconds: Math.round(this.silence() / 1000) }, 'database connection dead');
    if (!isDead && this.isDead) this.log.info({}, 'database connection alive again');
    this.isDead = isDead;
    return !isDead;
  }

  /** Probes over a connection of this process, one probe at a time, because it may queue behind an import. */
  private async isAnswered(): Promise<boolean> {
    this.unanswered ??= performance.now();
    this.probe ??= this.ask().finally(() => {
      this.probe = undefined;
    });
    return inTime(this.probe, LATE_MS, () => false);
  }

  private async ask(): Promise<boolean> {
    try {
      await (this.orm.em.fork() as SqlEntityManager).execute('select 1');
      this.unanswered = null;
      return true;
    } catch {
      return false;
    }
  }

  private isSilent(): boolean {
    return this.silence() >= this.deadAfter;
  }

  /** Milliseconds since the database answered last on a connection of this process. */
  private silence(): number {
    const since = Math.max(this.unanswered ?? 0, databaseActivity(this.orm.em).lastAnswered);
    return performance.now() - since;
  }
}
