import { Migration } from '@mikro-orm/migrations';

/** A number that every write to the catalogue raises. */
export class CatalogueVersion20261120 extends Migration {
  override up(): void {
    this.addSql(
      `create table "catalogue_version" ("id" integer not null primary key autoincrement, "version" integer not null)`,
    );
    this.addSql(`insert into "catalogue_version" ("id", "version") values (1, 1)`);
    for (const table of ['product', 'product_size']) {
      for (const event of ['insert', 'update', 'delete']) {
        this.addSql(
          `create trigger "${table}_${event}_version" after ${event} on "${table}" begin update "catalogue_version" set "version" = "version" + 1; end`,
        );
      }
    }
  }
}
