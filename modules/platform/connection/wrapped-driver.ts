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

/** Statements that may write. */
const WRITES = /^\s*(insert|update|delete|with)\b/i;

interface Outcome {
  readonly numAffectedRows?: bigint;
  readonly rows: readonly unknown[];
}

/** Whether a statement has changed rows; with RETURNING, SQLite returns rows without a count. */
const hasWritten = (sql: string, { numAffectedRows, rows }: Outcome): boolean =>
  WRITES.test(sql) && (numAffectedRows === undefined ? rows.length > 0 : numAffectedRows > 0n);

/**
 * A driver whose transactions always return their connection. Kysely 0.29 only returns it after a successful COMMIT
 * or ROLLBACK, and not after a failed BEGIN: a lost connection, or an SQLite one whose transaction the engine has
 * rolled back, would be leaked (docs/decisions/0031).
 */
export class WrappedDriver implements Driver {
  private readonly known = new WeakSet<DriverConnection>();
  /** Connections whose transaction has written. */
  private readonly wrote = new WeakSet<DriverConnection>();
  private readonly inTransaction = new WeakSet<DriverConnection>();

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
      this.known.add(connection);
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
    this.inTransaction.add(connection);
  }

  protected begin(connection: DriverConnection, settings: Settings): Promise<void> {
    return this.inner.beginTransaction(connection, settings);
  }

  async commitTransaction(connection: DriverConnection): Promise<void> {
    await this.inner.commitTransaction(connection);
    this.inTransaction.delete(connection);
    if (this.wrote.delete(connection)) this.activity.wrote();
  }

  /** Never throws: the original error is already thrown, and callers could do nothing about this one. */
  async rollbackTransaction(connection: DriverConnection): Promise<void> {
    this.inTransaction.delete(connection);
    this.wrote.delete(connection);
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

  /** Runs a statement on a connection. */
  protected run<Result>(_connection: DriverConnection, statement: () => Promise<Result>): Promise<Result> {
    return statement();
  }

  /** Patches the connection, as kysely does for its log: its driver would not recognise a wrapper. */
  private watch(connection: DriverConnection): void {
    const execute = connection.executeQuery.bind(connection) as DriverConnection['executeQuery'];
    connection.executeQuery = async (query, ...options) => {
      const result = await this.run(connection, () => execute(query, ...options));
      this.activity.answered();
      if (!hasWritten(query.sql, result)) return result as never;
      if (this.inTransaction.has(connection)) this.wrote.add(connection);
      else this.activity.wrote();
      return result as never;
    };
  }
}
