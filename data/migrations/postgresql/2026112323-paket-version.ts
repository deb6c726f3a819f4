import { Migration } from '@mikro-orm/migrations';

/** A number that each write of people to a Paket raises, so that of two who edit it the second one is told. */
export class PaketVersion2026112323 extends Migration {
  override up(): void {
    this.addSql(`alter table "paket" add column "version" int not null default 1`);
  }
}
