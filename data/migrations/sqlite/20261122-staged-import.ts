import { Migration } from '@mikro-orm/migrations';

/** Tables that somebody has uploaded and not yet taken over. */
export class StagedImport20261122 extends Migration {
  override up(): void {
    this.addSql(
      `create table "staged_import" ("id" text not null primary key, "table_name" text not null, "who" text not null, "institution_id" integer null, "changes" blob not null, "created" datetime not null, "expires" datetime not null)`,
    );
    this.addSql(`create index "staged_import_expires_index" on "staged_import" ("expires")`);
  }
}
