import { Migration } from '@mikro-orm/migrations';

/** Which notices of the screens a user has read. */
export class DismissedNotice2026112440 extends Migration {
  override up(): void {
    this.addSql(
      `create table "dismissed_notice" ("user_id" integer not null, "notice" text not null, primary key ("user_id", "notice"), constraint "dismissed_notice_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade)`,
    );
    this.addSql(`create index "dismissed_notice_user_id_index" on "dismissed_notice" ("user_id")`);
  }
}
