import { Migration } from '@mikro-orm/migrations';

/** The ADM table, and what is known of tables that are being taken over. */
export class CustomerTables2026112370 extends Migration {
  override up(): void {
    this.addSql(
      `create table "adm_row" ("knr" text not null primary key, "adm_nr" text not null, "adm_name" text not null, "adm_mail" text not null, "adm_tel" text not null)`,
    );
    this.addSql(
      `create table "import_run" ("id" integer not null primary key autoincrement, "table_name" text not null, "label" text not null, "institution_id" integer null, "begun" datetime not null, "state" text not null)`,
    );
  }
}
