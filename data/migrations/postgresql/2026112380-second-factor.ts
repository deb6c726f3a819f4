import { Migration } from '@mikro-orm/migrations';

/** Second factors with their recovery codes, and the steps of a login between password and code. */
export class SecondFactor2026112380 extends Migration {
  override up(): void {
    this.addSql(
      `create table "second_factor" ("user_id" int not null, "secret" varchar(300) not null, "last_step" int not null, "created" timestamptz not null, primary key ("user_id"))`,
    );
    this.addSql(
      `create table "recovery_code" ("user_id" int not null, "code_hash" varchar(64) not null, primary key ("user_id", "code_hash"))`,
    );
    this.addSql(
      `create table "second_factor_step" ("token_hash" varchar(64) not null, "user_id" int not null, "purpose" varchar(10) not null, "secret" varchar(300) null, "expires" timestamptz not null, primary key ("token_hash"))`,
    );
    this.addSql(`create index "second_factor_step_expires_index" on "second_factor_step" ("expires")`);
    this.addSql(
      `alter table "second_factor" add constraint "second_factor_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade`,
    );
    this.addSql(
      `alter table "recovery_code" add constraint "recovery_code_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "second_factor_step" add constraint "second_factor_step_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
  }
}
