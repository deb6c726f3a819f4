import type { SqliteConnection } from '@mikro-orm/sqlite';
import type { DatabaseActivity } from './database-activity.ts';

/** Types of kysely, with which the ORM builds its queries. */
export type Dialect = ReturnType<SqliteConnection['createKyselyDialect']>;
export type Driver = ReturnType<Dialect['createDriver']>;
export type DriverConnection = Awaited<ReturnType<Driver['acquireConnection']>>;
type Settings = Parameters<Driver['beginTransaction']>[1];
type Savepoint = Parameters<NonNullable<Driver['savepoint']>>;

/** Wraps the driver of a dialect. */
export function withDriver<Made extends Dialect>(dialect: Made, wrap: (driver: Driver) => Driver): Made {
  const createDriver = dialect.createDriver.bind(dialect);
  dialect.createDriver = () => wrap(createDriver());
  return dialect;
}

/** What a statement has answered. */
export interface Outcome {
  readonly numAffectedRows?: bigint;
}

/** A statement that has run, and whether the engine says that it has changed rows. */
export interface Ran<Result> {
  readonly result: Result;
  readonly changed: boolean;
}

/**
 * A driver whose transactions always return their connection. Kysely 0.29 only returns it after a successful COMMIT
 * or ROLLBACK, and not after a failed BEGIN: a lost connection, or an SQLite one whose transaction the engine has
 * rolled back, would be leaked (docs/decisions/0031).
 */
export class WrappedDriver implements Driver {
  /** The connections, each with its transaction, which may have changed rows; null without one. */
  private readonly known = new WeakMap<DriverConnection, { changed: boolean } | null>();

  constructor(
    protected readonly inner: Driver,
    private readonly activity: DatabaseActivity,
  ) {}

  init(...options: Parameters<Driver['init']>): Promise<void> {
    return this.inner.init(...options);
  }

  async acquireConnection(...options: Parameters<Driver['acquireConnection']>): Promise<DriverConnection> {
    const connection = await this.inner.acquireConnection(...options);
    if (!this.known.has(connection)) {
      this.known.set(connection, null);
      this.watch(connection);
    }
    return connection;
  }

  async beginTransaction(connection: DriverConnection, settings: Settings): Promise<void> {
    try {
      await this.begin(connection, settings);
    } catch (error) {
      // Kysely has reserved it for a transaction that did not start.
      await this.releaseConnection(connection);
      throw error;
    }
    this.known.set(connection, { changed: false });
  }

  protected begin(connection: DriverConnection, settings: Settings): Promise<void> {
    return this.inner.beginTransaction(connection, settings);
  }

  async commitTransaction(connection: DriverConnection): Promise<void> {
    await this.inner.commitTransaction(connection);
    const changed = this.known.get(connection)?.changed;
    this.known.set(connection, null);
    if (changed) this.activity.wrote();
  }

  /** Never throws: the original error is already thrown, and callers could do nothing about this one. */
  async rollbackTransaction(connection: DriverConnection): Promise<void> {
    this.known.set(connection, null);
    await this.tryRollback(connection).catch(() => {});
  }

  protected tryRollback(connection: DriverConnection): Promise<void> {
    return this.inner.rollbackTransaction(connection);
  }

  async savepoint(...given: Savepoint): Promise<void> {
    await this.inner.savepoint?.(...given);
  }

  async rollbackToSavepoint(...given: Savepoint): Promise<void> {
    await this.inner.rollbackToSavepoint?.(...given);
  }

  async releaseSavepoint(...given: Savepoint): Promise<void> {
    await this.inner.releaseSavepoint?.(...given);
  }

  releaseConnection(...given: Parameters<Driver['releaseConnection']>): Promise<void> {
    return this.inner.releaseConnection(...given);
  }

  destroy(...options: Parameters<Driver['destroy']>): Promise<void> {
    return this.inner.destroy(...options);
  }

  /** Runs a statement. Kysely gives the count of a command that changes rows alone, also with RETURNING. */
  protected async run<Result extends Outcome>(statement: () => Promise<Result>): Promise<Ran<Result>> {
    const result = await statement();
    return { result, changed: (result.numAffectedRows ?? 0n) > 0n };
  }

  /** Patches the connection, as kysely does for its log: its driver would not recognise a wrapper. */
  private watch(connection: DriverConnection): void {
    const execute = connection.executeQuery.bind(connection) as DriverConnection['executeQuery'];
    connection.executeQuery = async (query, ...options) => {
      const { result, changed } = await this.run(() => execute(query, ...options));
      this.activity.answered();
      const transaction = this.known.get(connection);
      if (changed && transaction) transaction.changed = true;
      else if (changed) this.activity.wrote();
      return result as never;
    };
  }
}
