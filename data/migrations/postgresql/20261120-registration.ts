import { Migration } from '@mikro-orm/migrations';

/** What a registration needs: the matching table, and bot checks that were passed. */
export class Registration20261120 extends Migration {
  override up(): void {
    this.addSql(
      `create table "matching_row" ("knr" varchar(8) not null, "name1" varchar(200) not null, "name2" varchar(200) not null, "street" varchar(200) not null, "number" varchar(20) not null, "zip" varchar(10) not null, "city" varchar(100) not null, primary key ("knr"))`,
    );
    this.addSql(
      `create table "solved_challenge" ("challenge_hash" varchar(64) not null, "visitor_hash" varchar(64) not null, "expires" timestamptz not null, "used" boolean not null, primary key ("challenge_hash"))`,
    );
    this.addSql(`create index "solved_challenge_visitor_hash_index" on "solved_challenge" ("visitor_hash")`);
    this.addSql(`create index "solved_challenge_expires_index" on "solved_challenge" ("expires")`);
  }
}
