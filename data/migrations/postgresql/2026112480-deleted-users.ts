import { Migration } from '@mikro-orm/migrations';

/** When a user was deleted whose row is kept; null for all others, and for those who were deleted before this. */
export class DeletedUsers2026112480 extends Migration {
  override up(): void {
    this.addSql(`alter table "users" add column "deleted" timestamptz null`);
  }
}
