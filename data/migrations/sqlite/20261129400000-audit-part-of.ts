import { Migration } from '@mikro-orm/migrations';

/** The entry of an import tells how many rows it has changed, each of which has an entry of its own. */
export class AuditPartOf20261129400000 extends Migration {
  override up(): void {
    this.addSql('create index "audit_entry_part_of_index" on "audit_entry" ("part_of")');
  }
}
