import { Migration } from '@mikro-orm/migrations';

/** What a registration needs: the matching table, and bot checks that were passed. */
export class Registration20261120 extends Migration {
  override up(): void {
    this.addSql(
      `create table "matching_row" ("knr" text not null primary key, "name1" text not null, "name2" text not null, "street" text not null, "number" text not null, "zip" text not null, "city" text not null)`,
    );
    this.addSql(
      `create table "solved_challenge" ("challenge_hash" text not null primary key, "visitor_hash" text not null, "expires" datetime not null, "used" integer not null)`,
    );
    this.addSql(`create index "solved_challenge_visitor_hash_index" on "solved_challenge" ("visitor_hash")`);
    this.addSql(`create index "solved_challenge_expires_index" on "solved_challenge" ("expires")`);
  }
}
