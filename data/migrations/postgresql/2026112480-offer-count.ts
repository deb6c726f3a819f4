import { Migration } from '@mikro-orm/migrations';

/** How many offers an institution has made in a month: no day, no user, nothing of an offer. */
export class OfferCount2026112480 extends Migration {
  override up(): void {
    this.addSql(
      `create table "offer_count" ("institution_id" int not null, "month" varchar(7) not null, "offers" int not null, primary key ("institution_id", "month"))`,
    );
    this.addSql(
      `alter table "offer_count" add constraint "offer_count_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on delete cascade`,
    );
  }
}
