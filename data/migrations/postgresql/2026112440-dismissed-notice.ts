import { Migration } from '@mikro-orm/migrations';

/** Which notices of the screens a user has read. */
export class DismissedNotice2026112440 extends Migration {
  override up(): void {
    this.addSql(
      `create table "dismissed_notice" ("user_id" int not null, "notice" varchar(40) not null, primary key ("user_id", "notice"))`,
    );
    this.addSql(
      `alter table "dismissed_notice" add constraint "dismissed_notice_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
  }
}
