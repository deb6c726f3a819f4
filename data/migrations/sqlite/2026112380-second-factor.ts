import { Migration } from '@mikro-orm/migrations';

/** Second factors with their recovery codes, and the steps of a login between password and code. */
export class SecondFactor2026112380 extends Migration {
  override up(): void {
    this.addSql(
      `create table "second_factor" ("user_id" integer not null primary key, "secret" text not null, "last_step" integer not null, "created" datetime not null, constraint "second_factor_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade)`,
    );
    this.addSql(
      `create table "recovery_code" ("user_id" integer not null, "code_hash" text not null, primary key ("user_id", "code_hash"), constraint "recovery_code_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade)`,
    );
    this.addSql(
      `create table "second_factor_step" ("token_hash" text not null, "user_id" integer not null, "purpose" text not null, "secret" text null, "expires" datetime not null, primary key ("token_hash"), constraint "second_factor_step_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade)`,
    );
    this.addSql(`create index "second_factor_step_expires_index" on "second_factor_step" ("expires")`);
    this.addSql(`create index "second_factor_user_id_index" on "second_factor" ("user_id")`);
    this.addSql(`create index "recovery_code_user_id_index" on "recovery_code" ("user_id")`);
    this.addSql(`create index "second_factor_step_user_id_index" on "second_factor_step" ("user_id")`);
  }
}
