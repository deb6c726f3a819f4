import { Migration } from '@mikro-orm/migrations';

/** A number that each write to a row of the product table raises, so that of two who edit it the second one is told. */
export class ProductVersion2026112341 extends Migration {
  override up(): void {
    this.addSql(`alter table "product_size" add column "version" integer not null default 1`);
  }
}
