import { Migration } from '@mikro-orm/migrations';

/** A number that each change of an institution's own prices raises, so that of two who set them the second one is told. */
export class OwnPriceVersion2026112203 extends Migration {
  override up(): void {
    this.addSql(`alter table "institution" add column "prices_version" integer not null default 1`);
  }
}
