import { Migration } from '@mikro-orm/migrations';

/**
 * Refusals are counted in the audit log. What was kept of visitors until here is deleted: their addresses, and hashes
 * of addresses that anybody could try out.
 */
export class VisitorTags20261122 extends Migration {
  override up(): void {
    this.addSql(`alter table "audit_entry" add column "times" int not null default 1`);
    this.addSql(`alter table "audit_entry" add column "bucket" varchar(64) null`);
    this.addSql(`create unique index "audit_entry_bucket_unique" on "audit_entry" ("bucket")`);
    this.addSql(`delete from "rate_count"`);
    this.addSql(`delete from "solved_challenge"`);
    this.addSql(`update "audit_entry" set "origin" = null where "who" = 'visitor'`);
  }
}
