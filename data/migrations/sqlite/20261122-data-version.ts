import { Migration } from '@mikro-orm/migrations';

const EVENTS = ['insert', 'update', 'delete'] as const;
/** Tables that everybody reads, and the number each belongs to. */
const NAMES = {
  product: `'catalogue'`,
  product_size: `'catalogue'`,
  recommendation: `'catalogue'`,
  competitor: `'catalogue'`,
  krankenkasse: `'krankenkassen'`,
  paket: `'pakete'`,
};

/**
 * Numbers that every write raises: of the catalogue, of the Krankenkassen and Pakete of all, and of each institution
 * with what is its own. A number never goes back: its row stays when the institution goes.
 */
export class DataVersion20261122 extends Migration {
  override up(): void {
    this.addSql(`create table "data_version" ("name" text not null primary key, "version" integer not null)`);
    this.addSql(
      `insert into "data_version" ("name", "version") select 'catalogue', "version" from "catalogue_version"`,
    );
    for (const table of ['product', 'product_size', 'recommendation']) {
      for (const event of EVENTS) this.addSql(`drop trigger "${table}_${event}_version"`);
    }
    this.addSql(`drop table "catalogue_version"`);
    for (const [table, name] of Object.entries(NAMES)) this.raise(table, () => name);
    this.raise('institution', (row) => `'institution:' || ${row}."id"`);
    this.raise('own_krankenkasse', (row) => `'institution:' || ${row}."institution_id"`);
    this.raise('own_price', (row) => `'institution:' || ${row}."institution_id"`);
  }

  /** Raises the number that a row of a table belongs to, before and after a change. */
  private raise(table: string, nameOf: (row: 'old' | 'new') => string): void {
    for (const event of EVENTS) {
      const rows = event === 'insert' ? ['new'] : event === 'delete' ? ['old'] : ['old', 'new'];
      const names = new Set(rows.map((row) => nameOf(row as 'old' | 'new')));
      const statements = [...names].map(
        (name) =>
          `insert into "data_version" ("name", "version") values (${name}, 1) on conflict ("name") do update set "version" = "version" + 1;`,
      );
      this.addSql(
        `create trigger "${table}_${event}_version" after ${event} on "${table}" begin ${statements.join(' ')} end`,
      );
    }
  }
}
