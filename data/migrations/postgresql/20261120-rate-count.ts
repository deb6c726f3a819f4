import { Migration } from '@mikro-orm/migrations';

/** How often visitors have asked. */
export class RateCount20261120 extends Migration {
  override up(): void {
    this.addSql(
      `create table "rate_count" ("span_hash" varchar(64) not null, "hits" int not null, "ends_at" int not null, primary key ("span_hash"))`,
    );
    this.addSql(`create index "rate_count_ends_at_index" on "rate_count" ("ends_at")`);
  }
}
