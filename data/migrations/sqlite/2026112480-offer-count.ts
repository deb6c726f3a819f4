import { Migration } from '@mikro-orm/migrations';

/** How many offers an institution has made in a month: no day, no user, nothing of an offer. */
export class OfferCount2026112480 extends Migration {
  override up(): void {
    this.addSql(
      `create table "offer_count" ("institution_id" integer not null references "institution" ("id") on update cascade on delete cascade, "month" text not null, "offers" integer not null, primary key ("institution_id", "month"))`,
    );
  }
}
