import { Migration } from '@mikro-orm/migrations';

/**
 * Documents are sealed besides their own encryption, and counted for each institution. Those that wait are deleted:
 * none is kept for more than 24 hours, and the browser that sent one brings it again when it is to be mailed.
 */
export class SealedDocuments20261122 extends Migration {
  override up(): void {
    this.addSql(`delete from "stored_pdf"`);
    this.addSql(
      `alter table "stored_pdf" add column "institution_id" int not null, add column "size" int not null`,
    );
    this.addSql(
      `alter table "stored_pdf" add constraint "stored_pdf_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on delete cascade`,
    );
    this.addSql(`create index "stored_pdf_institution_id_index" on "stored_pdf" ("institution_id")`);
  }
}
