import { Migration } from '@mikro-orm/migrations';

/** The audit log names the record of an entry, so that each record has its history; those before it too. */
export class AuditRecords20261127600000 extends Migration {
  override up(): void {
    this.addSql(`alter table "audit_entry" add column "record" text null`);
    this.addSql(`alter table "audit_entry" add column "record_name" text null`);
    this.addSql(`alter table "audit_entry" add column "part_of" integer null`);
    this.addSql(`create index "audit_entry_record_index" on "audit_entry" ("record")`);
    this.addSql(
      `update audit_entry set record = replace(replace(what, '-saved', ''), '-deleted', '') || ':' || coalesce(json_extract(detail, '$.after.id'), json_extract(detail, '$.before.id')), record_name = substr(coalesce(json_extract(detail, '$.after.Name'), json_extract(detail, '$.before.Name'), json_extract(detail, '$.after.Kasse'), json_extract(detail, '$.before.Kasse'), json_extract(detail, '$.after.Positionsnummer'), json_extract(detail, '$.before.Positionsnummer'), json_extract(detail, '$.after.Produktbezeichnung'), json_extract(detail, '$.before.Produktbezeichnung')), 1, 200) where (what like '%-saved' or what like '%-deleted') and whom is null and detail is not null and coalesce(json_extract(detail, '$.after.id'), json_extract(detail, '$.before.id')) is not null`,
    );
    this.addSql(
      `update audit_entry set record_name = substr(record_name || ', ' || coalesce(json_extract(detail, '$.after.Konfektionsgroesse'), json_extract(detail, '$.before.Konfektionsgroesse')), 1, 200) where record like 'product:%' and coalesce(json_extract(detail, '$.after.Konfektionsgroesse'), json_extract(detail, '$.before.Konfektionsgroesse')) not in ('', 'onesize')`,
    );
    this.addSql(
      `update audit_entry set record = substr(replace(replace(what, '-saved', ''), '-deleted', '') || ':' || json_extract(detail, '$.code'), 1, 100) where what in ('hint-saved', 'question-saved', 'segment-saved', 'recommendation-saved') and detail is not null and json_extract(detail, '$.code') is not null`,
    );
    this.addSql(
      `update audit_entry set record = substr(replace(replace(what, '-saved', ''), '-deleted', '') || ':' || coalesce(json_extract(detail, '$.after.name'), json_extract(detail, '$.before.name')), 1, 100), record_name = substr(coalesce(json_extract(detail, '$.after.name'), json_extract(detail, '$.before.name')), 1, 200) where what in ('image-saved', 'image-deleted') and detail is not null and coalesce(json_extract(detail, '$.after.name'), json_extract(detail, '$.before.name')) is not null`,
    );
  }
}
