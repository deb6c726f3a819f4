import { Migration } from '@mikro-orm/migrations';

/** A number that each write of a user raises, and until when a password that others gave is good. */
export class Users2026112202 extends Migration {
  override up(): void {
    this.addSql(`alter table "users" add column "version" integer not null default 1`);
    this.addSql(`alter table "users" add column "password_expires" datetime null`);
  }
}
