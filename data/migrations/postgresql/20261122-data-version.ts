import { Migration } from '@mikro-orm/migrations';

/** Tables that everybody reads, and the number each belongs to. */
const NAMES = {
  product: 'catalogue',
  product_size: 'catalogue',
  recommendation: 'catalogue',
  competitor: 'catalogue',
  krankenkasse: 'krankenkassen',
  paket: 'pakete',
};
/** Tables of institutions, and the column that says whose a row is. */
const INSTITUTION_COLUMNS = {
  institution: 'id',
  own_krankenkasse: 'institution_id',
  own_price: 'institution_id',
};

const raise = (name: string) =>
  `insert into "data_version" ("name", "version") values (${name}, 1) on conflict ("name") do update set "version" = "data_version"."version" + 1`;

/**
 * Numbers that every write raises: of the catalogue, of the Krankenkassen and Pakete of all, and of each institution
 * with what is its own. A number never goes back: its row stays when the institution goes, and two writers wait for
 * each other at it.
 */
export class DataVersion20261122 extends Migration {
  override up(): void {
    this.addSql(
      `create table "data_version" ("name" varchar(40) not null, "version" int not null, primary key ("name"))`,
    );
    this.addSql(
      `insert into "data_version" ("name", "version") select 'catalogue', "version" from "catalogue_version"`,
    );
    for (const table of ['product', 'product_size', 'recommendation'])
      this.addSql(`drop trigger "${table}_version" on "${table}"`);
    this.addSql(`drop function raise_catalogue_version()`);
    this.addSql(`drop table "catalogue_version"`);
    this.addSql(
      `create function raise_version_of_all() returns trigger language plpgsql as $$ begin ${raise('tg_argv[0]')}; return null; end $$`,
    );
    this.addSql(
      `create function raise_version_of_institution() returns trigger language plpgsql as $$ begin if tg_op <> 'INSERT' then ${raise(`'institution:' || (to_jsonb(old) ->> tg_argv[0])`)}; end if; if tg_op <> 'DELETE' then ${raise(`'institution:' || (to_jsonb(new) ->> tg_argv[0])`)}; end if; return null; end $$`,
    );
    for (const [table, name] of Object.entries(NAMES))
      this.addSql(
        `create trigger "${table}_version" after insert or update or delete or truncate on "${table}" for each statement execute function raise_version_of_all('${name}')`,
      );
    for (const [table, column] of Object.entries(INSTITUTION_COLUMNS))
      this.addSql(
        `create trigger "${table}_version" after insert or update or delete on "${table}" for each row execute function raise_version_of_institution('${column}')`,
      );
  }
}
