import { Migration } from '@mikro-orm/migrations';

/** Tables that somebody has uploaded and not yet taken over. */
export class StagedImport20261122 extends Migration {
  override up(): void {
    this.addSql(
      `create table "staged_import" ("id" varchar(43) not null, "table_name" varchar(40) not null, "who" varchar(100) not null, "institution_id" int null, "changes" bytea not null, "created" timestamptz not null, "expires" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(`create index "staged_import_expires_index" on "staged_import" ("expires")`);
  }
}
