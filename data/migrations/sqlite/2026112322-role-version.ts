import { Migration } from '@mikro-orm/migrations';

/** A number that each write of people to a role raises, so that of two who edit it the second one is told. */
export class RoleVersion2026112322 extends Migration {
  override up(): void {
    this.addSql(`alter table "roles" add column "version" integer not null default 1`);
  }
}
