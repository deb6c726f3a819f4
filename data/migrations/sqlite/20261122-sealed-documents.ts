import { Migration } from '@mikro-orm/migrations';

/**
 * Documents are sealed besides their own encryption, and counted for each institution. Those that wait are deleted:
 * none is kept for more than 24 hours, and the browser that sent one brings it again when it is to be mailed.
 */
export class SealedDocuments20261122 extends Migration {
  override up(): void {
    this.addSql(`drop table "stored_pdf"`);
    this.addSql(
      `create table "stored_pdf" ("user_id" integer not null, "name_hash" text not null, "institution_id" integer not null, "pdf" blob not null, "size" integer not null, "expires" datetime not null, primary key ("user_id", "name_hash"), constraint "stored_pdf_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade, constraint "stored_pdf_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on delete cascade)`,
    );
    this.addSql(`create index "stored_pdf_user_id_index" on "stored_pdf" ("user_id")`);
    this.addSql(`create index "stored_pdf_institution_id_index" on "stored_pdf" ("institution_id")`);
    this.addSql(`create index "stored_pdf_expires_index" on "stored_pdf" ("expires")`);
  }
}
