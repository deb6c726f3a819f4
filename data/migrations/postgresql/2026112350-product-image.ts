import { Migration } from '@mikro-orm/migrations';

/** Pictures of products in both sizes. They are a part of the catalogue: each write raises its number. */
export class ProductImage2026112350 extends Migration {
  override up(): void {
    this.addSql(
      `create table "product_image" ("id" serial primary key, "name" varchar(200) not null, "key" varchar(32) not null, "source_hash" varchar(64) not null, "large" bytea not null, "small" bytea not null, "stored" timestamptz not null)`,
    );
    this.addSql(
      `alter table "product_image" add constraint "product_image_name_unique" unique ("name"), add constraint "product_image_key_unique" unique ("key")`,
    );
    this.addSql(`create index "product_image_stored_index" on "product_image" ("stored")`);
    this.addSql(`create index "product_imagepfad_index" on "product" ("imagepfad")`);
    this.addSql(
      `create trigger "product_image_version" after insert or update or delete or truncate on "product_image" for each statement execute function raise_version_of_all('catalogue')`,
    );
  }
}
