import type { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import {
  type Config,
  databaseKind,
  failureFacts,
  inTime,
  proveDiskSpace,
  proveWritable,
  proveWriting,
  rememberFile,
  schemaState,
} from '#platform';
import { type CheckFailure, CheckLog } from './check-log.ts';
import type { DatabaseTrouble } from './database-trouble.ts';
import type { ServerLog } from './server-log.ts';

type State = 'ok' | 'failed';

/** Whether this process is ready, with the state of each dependency. */
export interface ReadinessReport {
  readonly ready: boolean;
  readonly checks: {
    readonly database: State;
    /** Accepts writes, and an SQLite file is still the one that was opened. */
    readonly writable: State;
    /** `newer`: migrated by a newer version, as during a rolling upgrade; this process stays ready. */
    readonly migrations: State | 'newer';
    readonly disk: State;
  };
  /** Causes of failed checks. */
  readonly failures?: readonly CheckFailure[];
}

type Reasons = readonly (readonly [code: RegExp, reason: string])[];

const REASONS: Reasons = [
  [/^(ENOSPC|SQLITE_FULL|53100)$/, 'The disk is full, or nearly so.'],
  [/^(SQLITE_READONLY|25006)/, 'The database may only be read.'],
  [/^SQLITE_IOERR/, 'The disk cannot be read or written.'],
  [/^SQLITE_BUSY/, 'Another process keeps the database locked.'],
  [/^(ECONNREFUSED|57P0)/, 'The database server is not running, or starts.'],
  [/^REPLACED$/, 'Another database file lies where the opened one was.'],
  [/^PENDING$/, 'Migrations have not run.'],
  [/^LATE$/, 'There was no answer within three seconds.'],
];

/** What a path that is not there is to each engine: the file itself, or the socket of a server. */
const PATH_GONE: Readonly<Record<'sqlite' | 'postgresql', string>> = {
  sqlite: 'The database file has gone.',
  postgresql: 'The database server is not running, or its socket lies elsewhere.',
};

/** How long an answer is cached, to limit database queries. */
const VALID_MS = 1_000;
/** Timeout of a check. */
const LATE_MS = 3_000;

/** Checks whether this process is ready: database readable and writable, tables present, free disk space. */
export class Readiness {
  private last: { readonly at: number; readonly report: Promise<ReadinessReport> } | undefined;
  private isRunning = false;
  private readonly changes: CheckLog;
  private readonly proveSameFile: () => Promise<void>;

  /**
   * @param orm with the open database
   * @param log receives each check that begins to fail, with its cause, and each that passes again
   * @param trouble whether requests have failed: then a real write is tried
   */
  constructor(
    private readonly orm: MikroORM,
    private readonly config: Config,
    log: ServerLog,
    private readonly trouble: Pick<DatabaseTrouble, 'cause'> = { cause: null },
  ) {
    this.changes = new CheckLog(log);
    this.proveSameFile = rememberFile(config.databaseUrl);
  }

  /** Never rejects; cached for a second, and joined while it runs: of two runs the later one might end first. */
  report(): Promise<ReadinessReport> {
    const { last } = this;
    if (last !== undefined && (this.isRunning || performance.now() - last.at <= VALID_MS)) return last.report;
    this.isRunning = true;
    const report = this.runChecks().finally(() => {
      this.isRunning = false;
    });
    this.last = { at: performance.now(), report };
    return report;
  }

  private async runChecks(): Promise<ReadinessReport> {
    const { orm, config } = this;
    const failures: CheckFailure[] = [];
    const check = async <Good>(name: string, work: Promise<Good>): Promise<Good | 'failed'> => {
      try {
        return await inTime(work, LATE_MS, refuseLate);
      } catch (error) {
        failures.push(failureOf(name, error, databaseKind(config.databaseUrl).engine));
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
    this.changes.note(failures);
    return ready ? { ready, checks } : { ready, checks, failures };
  }

  private async proveWritable(): Promise<void> {
    // First, because a replaced file must not be opened.
    await this.proveSameFile();
    await proveWritable(this.orm, this.config.databaseUrl);
    if (this.trouble.cause !== null) await proveWriting(this.orm);
  }
}

function failureOf(check: string, error: unknown, engine: keyof typeof PATH_GONE): CheckFailure {
  const facts = failureFacts(error);
  const reasons: Reasons = [...REASONS, [/^ENOENT$/, PATH_GONE[engine]]];
  const [, reason] = reasons.find(([code]) => code.test(facts.code ?? '')) ?? [];
  return { check, ...facts, ...(reason === undefined ? {} : { reason }) };
}

const ok = () => 'ok' as const;

async function migrationsOf(orm: MikroORM): Promise<'ok' | 'newer'> {
  const { pending, newer } = await schemaState(orm);
  if (pending > 0) throw Object.assign(new Error(`${pending} migrations have not run.`), { code: 'PENDING' });
  return newer ? 'newer' : 'ok';
}

function refuseLate(): never {
  throw Object.assign(new Error('It is late.'), { code: 'LATE' });
}
