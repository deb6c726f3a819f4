import type { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { type Config, failureFacts, proveWritable, rememberFile, schemaState } from '#platform';
import { proveDiskSpace } from './disk-space.ts';
import type { ServerLog } from './server-log.ts';

type State = 'ok' | 'failed';

/** Whether this process could serve now, and how each thing stands that it needs for that. */
export interface ReadinessReport {
  readonly ready: boolean;
  readonly checks: {
    readonly database: State;
    /** It takes writes, and a SQLite file is still the one that was opened. */
    readonly writable: State;
    /** `newer`: a later version has been at work, as it is during an upgrade in turns; this one goes on meanwhile. */
    readonly migrations: State | 'newer';
    readonly disk: State;
  };
}

/** How long one answer counts: whoever asks more often asks nothing of the database. */
const VALID_MS = 1_000;
/** What has not answered within this time is not there. */
const LATE_MS = 3_000;

/** Finds out whether this process could serve: its database read and written, its tables there, room on its disk. */
export class Readiness {
  private last: { readonly at: number; readonly report: Promise<ReadinessReport> } | undefined;
  private wasReady = true;
  private readonly proveSameFile: () => Promise<void>;

  /**
   * @param orm whose database was opened just now
   * @param log hears when it changes, and what failed
   */
  constructor(
    private readonly orm: MikroORM,
    private readonly config: Config,
    private readonly log: ServerLog,
  ) {
    this.proveSameFile = rememberFile(config.databaseUrl);
  }

  /** Never fails; asked again within a second it gives the same answer. */
  report(): Promise<ReadinessReport> {
    if (this.last === undefined || performance.now() - this.last.at > VALID_MS)
      this.last = { at: performance.now(), report: this.look() };
    return this.last.report;
  }

  private async look(): Promise<ReadinessReport> {
    const { orm, config, log } = this;
    const failures: object[] = [];
    const check = async <Good>(name: string, work: Promise<Good>): Promise<Good | 'failed'> => {
      try {
        return await inTime(work);
      } catch (error) {
        failures.push({ check: name, ...failureFacts(error) });
        return 'failed';
      }
    };
    const [database, writable, migrations, disk] = await Promise.all([
      check('database', (orm.em.fork() as SqlEntityManager).execute('select 1').then(ok)),
      check('writable', this.proveWritable().then(ok)),
      check('migrations', migrationsOf(orm)),
      check('disk', proveDiskSpace(config).then(ok)),
    ]);
    const checks = { database, writable, migrations, disk };
    const ready = failures.length === 0;
    if (ready && !this.wasReady) log.info({ checks }, 'ready again');
    if (!ready && this.wasReady) log.error({ checks, failures }, 'not ready');
    this.wasReady = ready;
    return { ready, checks };
  }

  private async proveWritable(): Promise<void> {
    // First: another file is not even opened.
    await this.proveSameFile();
    await proveWritable(this.orm, this.config.databaseUrl);
  }
}

const ok = () => 'ok' as const;

async function migrationsOf(orm: MikroORM): Promise<'ok' | 'newer'> {
  const { pending, newer } = await schemaState(orm);
  if (pending > 0) throw Object.assign(new Error(`${pending} migrations have not run.`), { code: 'PENDING' });
  return newer ? 'newer' : 'ok';
}

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let deadline: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    deadline = setTimeout(() => reject(Object.assign(new Error('It is late.'), { code: 'LATE' })), LATE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(deadline);
  }
}
