import { Migration } from '@mikro-orm/migrations';

/** Mails that remind of the end of a trial: each is sent once. */
export class TrialReminder20261120 extends Migration {
  override up(): void {
    this.addSql(
      `create table "trial_reminder" ("user_id" int not null, "testbeginn" varchar(10) not null, "days" int not null, "claimed" timestamptz not null, "sent" boolean not null, primary key ("user_id", "testbeginn", "days"))`,
    );
    this.addSql(
      `alter table "trial_reminder" add constraint "trial_reminder_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
  }
}
