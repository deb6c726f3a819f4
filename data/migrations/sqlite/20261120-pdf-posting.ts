import { Migration } from '@mikro-orm/migrations';

/** The PDF password of an institution; documents that wait to be mailed, and the mails that were asked for. */
export class PdfPosting20261120 extends Migration {
  override up(): void {
    this.addSql(`alter table "institution" add column "pdf_passwort" text null`);
    this.addSql(
      `create table "stored_pdf" ("user_id" integer not null, "name_hash" text not null, "pdf" blob not null, "expires" datetime not null, primary key ("user_id", "name_hash"), constraint "stored_pdf_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade)`,
    );
    this.addSql(`create index "stored_pdf_user_id_index" on "stored_pdf" ("user_id")`);
    this.addSql(`create index "stored_pdf_expires_index" on "stored_pdf" ("expires")`);
    this.addSql(
      `create table "pdf_sending" ("request_hash" text not null primary key, "user_id" integer not null, "state" text not null, "started" datetime not null, "expires" datetime not null, constraint "pdf_sending_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade)`,
    );
    this.addSql(`create index "pdf_sending_user_id_index" on "pdf_sending" ("user_id")`);
    this.addSql(`create index "pdf_sending_expires_index" on "pdf_sending" ("expires")`);
  }
}
