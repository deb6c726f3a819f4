import { Migration } from '@mikro-orm/migrations';

const RAISE = `insert into "data_version" ("name", "version") values ('catalogue', 1) on conflict ("name") do update set "version" = "version" + 1;`;

/** Pictures of products in both sizes. They are a part of the catalogue: each write raises its number. */
export class ProductImage2026112350 extends Migration {
  override up(): void {
    this.addSql(
      `create table "product_image" ("id" integer not null primary key autoincrement, "name" text not null, "key" text not null, "source_hash" text not null, "large" blob not null, "small" blob not null, "stored" datetime not null)`,
    );
    this.addSql(`create unique index "product_image_name_unique" on "product_image" ("name")`);
    this.addSql(`create unique index "product_image_key_unique" on "product_image" ("key")`);
    this.addSql(`create index "product_image_stored_index" on "product_image" ("stored")`);
    this.addSql(`create index "product_imagepfad_index" on "product" ("imagepfad")`);
    for (const event of ['insert', 'update', 'delete'])
      this.addSql(
        `create trigger "product_image_${event}_version" after ${event} on "product_image" begin ${RAISE} end`,
      );
  }
}
