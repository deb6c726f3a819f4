import { Migration } from '@mikro-orm/migrations';

/** The links that users are sent: the newest of each purpose. */
export class LinkToken20261120 extends Migration {
  override up(): void {
    this.addSql(
      `create table "link_token" ("user_id" integer not null, "purpose" text not null, "token_hash" text not null, "expires" datetime not null, "used" integer not null, primary key ("user_id", "purpose"), constraint "link_token_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade)`,
    );
    this.addSql(`create index "link_token_user_id_index" on "link_token" ("user_id")`);
    this.addSql(`create index "link_token_expires_index" on "link_token" ("expires")`);
  }
}
