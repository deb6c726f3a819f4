import { Migration } from '@mikro-orm/migrations';

/** The PDF password of an institution; documents that wait to be mailed, and the mails that were asked for. */
export class PdfPosting20261120 extends Migration {
  override up(): void {
    this.addSql(`alter table "institution" add column "pdf_passwort" varchar(1000) null`);
    this.addSql(
      `create table "stored_pdf" ("user_id" int not null, "name_hash" varchar(64) not null, "pdf" bytea not null, "expires" timestamptz not null, primary key ("user_id", "name_hash"))`,
    );
    this.addSql(`create index "stored_pdf_expires_index" on "stored_pdf" ("expires")`);
    this.addSql(
      `create table "pdf_sending" ("request_hash" varchar(64) not null primary key, "user_id" int not null, "state" varchar(10) not null, "started" timestamptz not null, "expires" timestamptz not null)`,
    );
    this.addSql(`create index "pdf_sending_expires_index" on "pdf_sending" ("expires")`);
    this.addSql(
      `alter table "stored_pdf" add constraint "stored_pdf_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "pdf_sending" add constraint "pdf_sending_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
  }
}
