import { Migration } from '@mikro-orm/migrations';

const EVENTS = {
  insert: 'referencing new table as new_rows',
  update: 'referencing old table as old_rows new table as new_rows',
  delete: 'referencing old table as old_rows',
};

/** For each institution whose rows a statement has changed, once. In one order, so that two do not wait crosswise. */
const raise = (rows: string) =>
  `insert into "data_version" ("name", "version") select 'institution:' || "institution_id", 1 from (select distinct "institution_id" from (${rows}) changed order by 1) institutions on conflict ("name") do update set "version" = "data_version"."version" + 1`;

const OLD = 'select "institution_id" from old_rows';
const NEW = 'select "institution_id" from new_rows';

/**
 * A number that each change of an institution's own prices raises, so that of two who set them the second one is told.
 * The number of `data_version` rises once with a statement, no longer with each row: two thousand prices at once would
 * leave as many dead versions of it, through which each further row has to look.
 */
export class OwnPriceVersion2026112203 extends Migration {
  override up(): void {
    this.addSql(`alter table "institution" add column "prices_version" int not null default 1`);
    this.addSql(`drop trigger "own_price_version" on "own_price"`);
    this.addSql(
      `create function raise_version_of_own_prices() returns trigger language plpgsql as $$ begin if tg_op = 'INSERT' then ${raise(NEW)}; elsif tg_op = 'DELETE' then ${raise(OLD)}; else ${raise(`${OLD} union ${NEW}`)}; end if; return null; end $$`,
    );
    for (const [event, tables] of Object.entries(EVENTS))
      this.addSql(
        `create trigger "own_price_${event}_version" after ${event} on "own_price" ${tables} for each statement execute function raise_version_of_own_prices()`,
      );
  }
}
