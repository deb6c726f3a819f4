import { Migration } from '@mikro-orm/migrations';

/** How many offers an institution has made in a month: no day, no user, nothing of an offer. */
export class OfferCount2026112480 extends Migration {
  override up(): void {
    this.addSql(
      `create table "offer_count" ("institution_id" integer not null, "month" text not null, "offers" integer not null, primary key ("institution_id", "month"), constraint "offer_count_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on delete cascade)`,
    );
    this.addSql(`create index "offer_count_institution_id_index" on "offer_count" ("institution_id")`);
  }
}
