import { setTimeout } from 'node:timers/promises';
import type { SqliteDatabase } from '../connection/native-client.ts';
import { type Driver, type DriverConnection, WrappedDriver } from '../connection/wrapped-driver.ts';

/** Waiting time for another process that writes to the same SQLite file. */
const BUSY_TIMEOUT_MS = 10_000;
const FIRST_PAUSE_MS = 1;
const LONGEST_PAUSE_MS = 50;

/**
 * Runs a statement as soon as no other process keeps the file locked. SQLite would wait within the call, and nobody else
 * in this process would be answered meanwhile.
 *
 * @param pausing is given each pause
 * @throws what the statement throws; where the file stays locked for ten seconds, SQLite's error SQLITE_BUSY
 */
async function onceFree<Result>(
  statement: () => Promise<Result>,
  pausing: (pause: () => Promise<void>) => Promise<void> = (pause) => pause(),
): Promise<Result> {
  const end = performance.now() + BUSY_TIMEOUT_MS;
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(2 * ms, LONGEST_PAUSE_MS)) {
    try {
      return await statement();
    } catch (error) {
      if (!isLocked(error) || performance.now() > end) throw error;
    }
    await pausing(() => setTimeout(ms));
  }
}

/** Not SQLITE_BUSY_SNAPSHOT: a transaction that has read what another one has changed since stays behind. */
function isLocked(error: unknown): boolean {
  const { code } = Object(error) as { code?: unknown };
  return code === 'SQLITE_BUSY' || code === 'SQLITE_BUSY_RECOVERY';
}

/** Lets one at a time, in the order in which they came. */
class Mutex {
  private isHeld = false;
  private readonly waiting: (() => void)[] = [];

  async lock(): Promise<void> {
    if (this.isHeld) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.isHeld = true;
  }

  unlock(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.isHeld = false;
    else next();
  }

  /** Runs work while others may have it. */
  async without<Result>(work: () => Promise<Result>): Promise<Result> {
    this.unlock();
    try {
      return await work();
    } finally {
      await this.lock();
    }
  }
}

type Settings = Parameters<Driver['beginTransaction']>[1];
type Statement = Parameters<DriverConnection['executeQuery']>[0];

/** A statement of ours: of it the driver reads these two alone. */
const statementOf = (sql: string) => ({ sql, parameters: [] }) as unknown as Statement;

/**
 * The one connection to a SQLite file: an open transaction has it alone.
 *
 * A transaction takes the right to write when it begins, unless it is read-only: so it waits for other processes
 * before it has read anything, and lets the others of this process use the connection meanwhile.
 *
 * SQLite rolls a transaction back by itself where the disk is full or fails (sqlite.org/lang_transaction.html, section
 * 3.1). Every further statement of it would then be one by itself, and be kept: each is refused with what has ended the
 * transaction.
 */
export class SqliteTransactions extends WrappedDriver {
  private readonly mutex = new Mutex();
  private isBegun = false;
  private endedBy: unknown;
  /** The connection whose statements `run` runs. */
  private watched: DriverConnection | undefined;

  constructor(
    inner: Driver,
    private readonly database: Pick<SqliteDatabase, 'inTransaction'>,
  ) {
    super(inner);
  }

  override async acquireConnection(
    ...options: Parameters<Driver['acquireConnection']>
  ): Promise<DriverConnection> {
    await this.mutex.lock();
    const connection = await super.acquireConnection(...options);
    if (this.watched !== connection) this.watch(connection);
    return connection;
  }

  override async releaseConnection(...given: Parameters<Driver['releaseConnection']>): Promise<void> {
    await super.releaseConnection(...given);
    this.mutex.unlock();
  }

  protected override async begin(connection: DriverConnection, { accessMode }: Settings): Promise<void> {
    // One that could not be rolled back would be in the way of all that follow.
    if (this.database.inTransaction) await this.tryRollback(connection).catch(() => {});
    await connection.executeQuery(statementOf(accessMode === 'read only' ? 'begin' : 'begin immediate'));
    this.isBegun = true;
  }

  override async commitTransaction(connection: DriverConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.isBegun = false;
  }

  override rollbackTransaction(connection: DriverConnection): Promise<void> {
    this.isBegun = false;
    return super.rollbackTransaction(connection);
  }

  protected override async tryRollback(connection: DriverConnection): Promise<void> {
    if (this.database.inTransaction) await super.tryRollback(connection);
  }

  /** Patches the connection, as kysely does for its log: its driver would not recognise a wrapper. */
  private watch(connection: DriverConnection): void {
    const execute = connection.executeQuery.bind(connection) as DriverConnection['executeQuery'];
    connection.executeQuery = (query, ...options) => this.run(() => execute(query, ...options)) as never;
    this.watched = connection;
  }

  private async run<Result>(statement: () => Promise<Result>): Promise<Result> {
    if (!this.isBegun) return onceFree(statement, (pause) => this.mutex.without(pause));
    if (!this.database.inTransaction) throw this.endedBy;
    try {
      return await onceFree(statement);
    } catch (error) {
      if (!this.database.inTransaction) this.endedBy = error;
      throw error;
    }
  }
}
