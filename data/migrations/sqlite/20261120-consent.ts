import { Migration } from '@mikro-orm/migrations';

/** Whether a user has read what becomes of data, and whether an institution's local data have been taken over. */
export class Consent20261120 extends Migration {
  override up(): void {
    this.addSql(`alter table "users" add column "gelesen" integer not null default false`);
    this.addSql(`alter table "institution" add column "daten_transferiert" integer not null default false`);
  }
}
