import { Migration } from '@mikro-orm/migrations';

/** The audit log names the record of an entry, so that each record has its history; those before it too. */
export class AuditRecords20261127600000 extends Migration {
  override up(): void {
    this.addSql(`alter table "audit_entry" add column "record" varchar(100) null`);
    this.addSql(`alter table "audit_entry" add column "record_name" varchar(200) null`);
    this.addSql(`alter table "audit_entry" add column "part_of" int null`);
    this.addSql(`create index "audit_entry_record_index" on "audit_entry" ("record")`);
    this.addSql(
      `update audit_entry set record = replace(replace(what, '-saved', ''), '-deleted', '') || ':' || coalesce((cast(detail as jsonb) #>> '{after,id}'), (cast(detail as jsonb) #>> '{before,id}')), record_name = substr(coalesce((cast(detail as jsonb) #>> '{after,Name}'), (cast(detail as jsonb) #>> '{before,Name}'), (cast(detail as jsonb) #>> '{after,Kasse}'), (cast(detail as jsonb) #>> '{before,Kasse}'), (cast(detail as jsonb) #>> '{after,Positionsnummer}'), (cast(detail as jsonb) #>> '{before,Positionsnummer}'), (cast(detail as jsonb) #>> '{after,Produktbezeichnung}'), (cast(detail as jsonb) #>> '{before,Produktbezeichnung}')), 1, 200) where (what like '%-saved' or what like '%-deleted') and whom is null and detail is not null and coalesce((cast(detail as jsonb) #>> '{after,id}'), (cast(detail as jsonb) #>> '{before,id}')) is not null`,
    );
    this.addSql(
      `update audit_entry set record_name = substr(record_name || ', ' || coalesce((cast(detail as jsonb) #>> '{after,Konfektionsgroesse}'), (cast(detail as jsonb) #>> '{before,Konfektionsgroesse}')), 1, 200) where record like 'product:%' and coalesce((cast(detail as jsonb) #>> '{after,Konfektionsgroesse}'), (cast(detail as jsonb) #>> '{before,Konfektionsgroesse}')) not in ('', 'onesize')`,
    );
    this.addSql(
      `update audit_entry set record = substr(replace(replace(what, '-saved', ''), '-deleted', '') || ':' || (cast(detail as jsonb) #>> '{code}'), 1, 100) where what in ('hint-saved', 'question-saved', 'segment-saved', 'recommendation-saved') and detail is not null and (cast(detail as jsonb) #>> '{code}') is not null`,
    );
    this.addSql(
      `update audit_entry set record = substr(replace(replace(what, '-saved', ''), '-deleted', '') || ':' || coalesce((cast(detail as jsonb) #>> '{after,name}'), (cast(detail as jsonb) #>> '{before,name}')), 1, 100), record_name = substr(coalesce((cast(detail as jsonb) #>> '{after,name}'), (cast(detail as jsonb) #>> '{before,name}')), 1, 200) where what in ('image-saved', 'image-deleted') and detail is not null and coalesce((cast(detail as jsonb) #>> '{after,name}'), (cast(detail as jsonb) #>> '{before,name}')) is not null`,
    );
  }
}
