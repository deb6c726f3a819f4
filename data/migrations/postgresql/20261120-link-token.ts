import { Migration } from '@mikro-orm/migrations';

/** The links that users are sent: the newest of each purpose. */
export class LinkToken20261120 extends Migration {
  override up(): void {
    this.addSql(
      `create table "link_token" ("user_id" int not null, "purpose" varchar(10) not null, "token_hash" varchar(64) not null, "expires" timestamptz not null, "used" boolean not null, primary key ("user_id", "purpose"))`,
    );
    this.addSql(`create index "link_token_expires_index" on "link_token" ("expires")`);
    this.addSql(
      `alter table "link_token" add constraint "link_token_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
  }
}
