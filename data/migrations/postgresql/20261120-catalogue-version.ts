import { Migration } from '@mikro-orm/migrations';

/** A number that every write to the catalogue raises. Two writers wait for each other at its row, so it never goes back. */
export class CatalogueVersion20261120 extends Migration {
  override up(): void {
    this.addSql(`create table "catalogue_version" ("id" serial primary key, "version" int not null)`);
    this.addSql(`insert into "catalogue_version" ("id", "version") values (1, 1)`);
    this.addSql(
      `create function raise_catalogue_version() returns trigger language plpgsql as $$ begin update "catalogue_version" set "version" = "version" + 1; return null; end $$`,
    );
    for (const table of ['product', 'product_size']) {
      this.addSql(
        `create trigger "${table}_version" after insert or update or delete or truncate on "${table}" for each statement execute function raise_catalogue_version()`,
      );
    }
  }
}
