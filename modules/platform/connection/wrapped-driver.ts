import type { SqliteConnection } from '@mikro-orm/sqlite';

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

/**
 * A driver whose transactions always return their connection. Kysely 0.29 only returns it after a successful COMMIT
 * or ROLLBACK, and not after a failed BEGIN: a lost connection, or an SQLite one whose transaction the engine has
 * rolled back, would be leaked (docs/decisions/0031).
 */
export class WrappedDriver implements Driver {
  constructor(protected readonly inner: Driver) {}

  init(...options: Parameters<Driver['init']>): Promise<void> {
    return this.inner.init(...options);
  }

  acquireConnection(...options: Parameters<Driver['acquireConnection']>): Promise<DriverConnection> {
    return this.inner.acquireConnection(...options);
  }

  async beginTransaction(connection: DriverConnection, settings: Settings): Promise<void> {
    try {
      await this.begin(connection, settings);
    } catch (error) {
      // Kysely has reserved it for a transaction that did not start.
      await this.releaseConnection(connection);
      throw error;
    }
  }

  protected begin(connection: DriverConnection, settings: Settings): Promise<void> {
    return this.inner.beginTransaction(connection, settings);
  }

  commitTransaction(connection: DriverConnection): Promise<void> {
    return this.inner.commitTransaction(connection);
  }

  /** Never throws: the original error is already thrown, and callers could do nothing about this one. */
  async rollbackTransaction(connection: DriverConnection): Promise<void> {
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
}
