import { Migration } from '@mikro-orm/migrations';

/** The ADM table, and what is known of tables that are being taken over. */
export class CustomerTables2026112370 extends Migration {
  override up(): void {
    this.addSql(
      `create table "adm_row" ("knr" varchar(8) not null, "adm_nr" varchar(20) not null, "adm_name" varchar(120) not null, "adm_mail" varchar(254) not null, "adm_tel" varchar(50) not null, primary key ("knr"))`,
    );
    this.addSql(
      `create table "import_run" ("id" serial primary key, "table_name" varchar(40) not null, "label" varchar(60) not null, "institution_id" int null, "begun" timestamptz not null, "state" varchar(10) not null)`,
    );
  }
}
