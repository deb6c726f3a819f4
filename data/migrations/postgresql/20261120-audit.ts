import { Migration } from '@mikro-orm/migrations';

/** Who did what, when and from where. */
export class Audit20261120 extends Migration {
  override up(): void {
    this.addSql(
      `create table "audit_entry" ("id" serial primary key, "at" timestamptz not null, "who" varchar(100) not null, "what" varchar(40) not null, "whom" varchar(100) null, "origin" varchar(45) null, "detail" text null)`,
    );
    this.addSql(`create index "audit_entry_at_index" on "audit_entry" ("at")`);
    this.addSql(`create index "audit_entry_who_index" on "audit_entry" ("who")`);
    this.addSql(`create index "audit_entry_whom_index" on "audit_entry" ("whom")`);
  }
}
