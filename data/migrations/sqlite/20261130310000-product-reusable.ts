import { Migration } from '@mikro-orm/migrations';

/** Whether the vendor says of a product that it is used again after each wash; those that are there are not. */
export class ProductReusable20261130310000 extends Migration {
  override up(): void {
    this.addSql(`alter table "product" add column "wiederverwendbar" integer not null default false`);
  }
}
