import { Migration } from '@mikro-orm/migrations';

/** Mails that remind of the end of a trial: each is sent once. */
export class TrialReminder20261120 extends Migration {
  override up(): void {
    this.addSql(
      `create table "trial_reminder" ("user_id" integer not null, "testbeginn" text not null, "days" integer not null, "claimed" datetime not null, "sent" integer not null, primary key ("user_id", "testbeginn", "days"), constraint "trial_reminder_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade)`,
    );
    this.addSql(`create index "trial_reminder_user_id_index" on "trial_reminder" ("user_id")`);
  }
}
