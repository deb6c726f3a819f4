import type { Configuration } from '@mikro-orm/core';
import { PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { WrappedDriver, withDriver } from '../connection/wrapped-driver.ts';

/**
 * The ORM's PostgreSQL driver with connections that transactions always return. `watchPool` knows which are broken
 * and destroys them.
 */
export class ReturningPostgreSqlDriver extends PostgreSqlDriver {
  protected override readonly connection: PostgreSqlConnection;

  constructor(config: Configuration) {
    super(config);
    this.connection = new ReturningConnection(config);
  }
}

class ReturningConnection extends PostgreSqlConnection {
  override createKyselyDialect(overrides: Parameters<PostgreSqlConnection['createKyselyDialect']>[0]) {
    return withDriver(super.createKyselyDialect(overrides), (driver) => new WrappedDriver(driver));
  }
}
