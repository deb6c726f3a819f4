import { Migration } from '@mikro-orm/migrations';

/** Who did what, when and from where. */
export class Audit20261120 extends Migration {
  override up(): void {
    this.addSql(
      `create table "audit_entry" ("id" integer not null primary key autoincrement, "at" datetime not null, "who" text not null, "what" text not null, "whom" text null, "origin" text null, "detail" text null)`,
    );
    this.addSql(`create index "audit_entry_at_index" on "audit_entry" ("at")`);
    this.addSql(`create index "audit_entry_who_index" on "audit_entry" ("who")`);
    this.addSql(`create index "audit_entry_whom_index" on "audit_entry" ("whom")`);
  }
}
