import { Migration } from '@mikro-orm/migrations';

/**
 * Forms that contracts prescribe. A write raises the number of its institution, or of all for the vendor's: open
 * consultations then offer what is there now.
 */
export class ContractForms2026112641 extends Migration {
  override up(): void {
    this.addSql(
      `create table "contract_form" ("id" serial primary key, "institution_id" int null, "name" varchar(80) not null, "kassen" jsonb not null, "fields" jsonb not null, "mapping" jsonb not null, "pages" int not null, "file" bytea not null, "stored" timestamptz not null, "version" int not null default 1)`,
    );
    this.addSql(`create index "contract_form_institution_id_index" on "contract_form" ("institution_id")`);
    this.addSql(
      `alter table "contract_form" add constraint "contract_form_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on delete cascade`,
    );
    this.addSql(
      `create function raise_version_of_contract_form() returns trigger language plpgsql as $$ declare whose int; begin if tg_op = 'DELETE' then whose := old."institution_id"; else whose := new."institution_id"; end if; insert into "data_version" ("name", "version") values (coalesce('institution:' || whose, 'contract-forms'), 1) on conflict ("name") do update set "version" = "data_version"."version" + 1; return null; end $$`,
    );
    this.addSql(
      `create trigger "contract_form_version" after insert or update or delete on "contract_form" for each row execute function raise_version_of_contract_form()`,
    );
  }
}
