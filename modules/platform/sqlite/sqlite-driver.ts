import type { Configuration } from '@mikro-orm/core';
import { SqliteConnection, SqliteDriver } from '@mikro-orm/sqlite';
import { DatabaseActivity } from '../connection/database-activity.ts';
import {
  type Driver,
  type DriverConnection,
  WrappedDriver,
  withDriver,
} from '../connection/wrapped-driver.ts';
import { onceFree } from './once-free.ts';

/** What of better-sqlite3 is used. */
interface SqliteDatabase {
  readonly inTransaction: boolean;
}

/** The ORM's driver for SQLite, with a connection that no transaction keeps. */
export class ReturningSqliteDriver extends SqliteDriver {
  protected override readonly connection: SqliteConnection;

  constructor(config: Configuration) {
    super(config);
    this.connection = new ReturningConnection(config);
  }
}

class ReturningConnection extends SqliteConnection {
  readonly activity = new DatabaseActivity();

  override createKyselyDialect(options: Parameters<SqliteConnection['createKyselyDialect']>[0]) {
    const dialect = super.createKyselyDialect(options);
    const { database } = this as unknown as { readonly database: SqliteDatabase };
    return withDriver(dialect, (driver) => new SqliteTransactions(driver, this.activity, database));
  }
}

/**
 * SQLite rolls a transaction back by itself where the disk is full or fails (sqlite.org/lang_transaction.html, section
 * 3.1). Every further statement of it would then be one by itself, and be kept: each is refused with what has ended the
 * transaction.
 */
class SqliteTransactions extends WrappedDriver {
  private isBegun = false;
  private endedBy: unknown;

  constructor(
    inner: Driver,
    activity: DatabaseActivity,
    private readonly database: SqliteDatabase,
  ) {
    super(inner, activity);
  }

  override async beginTransaction(
    connection: DriverConnection,
    settings: Parameters<WrappedDriver['beginTransaction']>[1],
  ): Promise<void> {
    // One that could not be rolled back would be in the way of all that follow.
    if (this.database.inTransaction) await this.tryRollback(connection).catch(() => {});
    await super.beginTransaction(connection, settings);
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

  protected override async run<Result>(
    _connection: DriverConnection,
    statement: () => Promise<Result>,
  ): Promise<Result> {
    if (this.isBegun && !this.database.inTransaction) throw this.endedBy;
    try {
      return await onceFree(statement);
    } catch (error) {
      if (this.isBegun && !this.database.inTransaction) this.endedBy = error;
      throw error;
    }
  }
}
