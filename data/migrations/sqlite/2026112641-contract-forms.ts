import { Migration } from '@mikro-orm/migrations';

const nameOf = (row: 'old' | 'new') =>
  `case when ${row}."institution_id" is null then 'contract-forms' else 'institution:' || ${row}."institution_id" end`;

/**
 * Forms that contracts prescribe. A write raises the number of its institution, or of all for the vendor's: open
 * consultations then offer what is there now.
 */
export class ContractForms2026112641 extends Migration {
  override up(): void {
    this.addSql(
      `create table "contract_form" ("id" integer not null primary key autoincrement, "institution_id" integer null, "name" text not null, "kassen" json not null, "fields" json not null, "mapping" json not null, "pages" integer not null, "file" blob not null, "stored" datetime not null, "version" integer not null default 1, constraint "contract_form_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on delete cascade)`,
    );
    this.addSql(`create index "contract_form_institution_id_index" on "contract_form" ("institution_id")`);
    for (const event of ['insert', 'update', 'delete'])
      this.addSql(
        `create trigger "contract_form_${event}_version" after ${event} on "contract_form" begin insert into "data_version" ("name", "version") values (${nameOf(event === 'delete' ? 'old' : 'new')}, 1) on conflict ("name") do update set "version" = "version" + 1; end`,
      );
  }
}
