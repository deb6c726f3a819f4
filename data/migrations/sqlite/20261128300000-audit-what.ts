import { Migration } from '@mikro-orm/migrations';

/** The log is searched for kinds of entries, the newest first. */
export class AuditWhat20261128300000 extends Migration {
  override up(): void {
    this.addSql('create index "audit_entry_what_id_index" on "audit_entry" ("what", "id")');
  }
}
