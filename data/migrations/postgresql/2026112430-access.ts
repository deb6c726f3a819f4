import { Migration } from '@mikro-orm/migrations';

/**
 * When the password of a session was last typed; when the code of a login was taken, and which; whether a user has seen
 * the introduction.
 */
export class Access2026112430 extends Migration {
  override up(): void {
    this.addSql(`alter table "session" add column "password_at" timestamptz null`);
    this.addSql(`alter table "second_factor_step" add column "used_at" timestamptz null`);
    this.addSql(`alter table "second_factor_step" add column "used_code" varchar(64) null`);
    this.addSql(`alter table "users" add column "introduction_seen" boolean not null default false`);
  }
}
