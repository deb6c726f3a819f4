import { Migration } from '@mikro-orm/migrations';

/** A number that each write of people to a product of another maker raises, so that of two who edit it the second one is told. */
export class CompetitorVersion2026112321 extends Migration {
  override up(): void {
    this.addSql(`alter table "competitor" add column "version" integer not null default 1`);
  }
}
