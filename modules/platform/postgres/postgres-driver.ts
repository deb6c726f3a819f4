import type { Configuration } from '@mikro-orm/core';
import { PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { DatabaseActivity } from '../connection/database-activity.ts';
import { type DriverConnection, WrappedDriver, withDriver } from '../connection/wrapped-driver.ts';

/**
 * The ORM's driver for PostgreSQL, with connections that no transaction keeps. Which of them are broken, and destroyed
 * when they are given back, is known to `watchPool`.
 */
export class ReturningPostgreSqlDriver extends PostgreSqlDriver {
  protected override readonly connection: PostgreSqlConnection;

  constructor(config: Configuration) {
    super(config);
    this.connection = new ReturningConnection(config);
  }
}

class ReturningConnection extends PostgreSqlConnection {
  readonly activity = new DatabaseActivity();

  override createKyselyDialect(overrides: Parameters<PostgreSqlConnection['createKyselyDialect']>[0]) {
    return withDriver(
      super.createKyselyDialect(overrides),
      (driver) => new PostgresTransactions(driver, this.activity),
    );
  }
}

class PostgresTransactions extends WrappedDriver {
  override async beginTransaction(
    connection: DriverConnection,
    settings: Parameters<WrappedDriver['beginTransaction']>[1],
  ): Promise<void> {
    try {
      await super.beginTransaction(connection, settings);
    } catch (error) {
      // Kysely has taken it for the transaction, which there will not be.
      await this.releaseConnection(connection);
      throw error;
    }
  }
}
