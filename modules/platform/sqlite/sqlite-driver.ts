import type { Configuration } from '@mikro-orm/core';
import { SqliteConnection, SqliteDriver } from '@mikro-orm/sqlite';
import type { SqliteDatabase } from '../connection/native-client.ts';
import { withDriver } from '../connection/wrapped-driver.ts';
import { SqliteTransactions } from './sqlite-transactions.ts';

/** The ORM's driver for SQLite, with a connection that no transaction keeps. */
export class ReturningSqliteDriver extends SqliteDriver {
  protected override readonly connection: SqliteConnection;

  constructor(config: Configuration) {
    super(config);
    this.connection = new ReturningConnection(config);
  }
}

class ReturningConnection extends SqliteConnection {
  override createKyselyDialect(options: Parameters<SqliteConnection['createKyselyDialect']>[0]) {
    const dialect = super.createKyselyDialect(options);
    const { database } = this as unknown as { readonly database: SqliteDatabase };
    // Our driver decides who may use the connection, and releases it while it waits.
    const adapter = dialect.createAdapter();
    dialect.createAdapter = () => Object.create(adapter, { supportsMultipleConnections: { value: true } });
    return withDriver(dialect, (driver) => new SqliteTransactions(driver, database));
  }
}
