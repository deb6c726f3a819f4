import { Migration } from '@mikro-orm/migrations';

/**
 * Texts of questions and hints that the vendor has changed; the others are those of the program. Its writes raise the
 * number of the definitions, by which every consultation that is open hears of them.
 */
export class EditedTexts2026112361 extends Migration {
  override up(): void {
    this.addSql(
      `create table "edited_texts" ("id" integer not null primary key autoincrement, "name" text not null, "texts" json not null, "version" integer not null default 1)`,
    );
    this.addSql(`create unique index "edited_texts_name_unique" on "edited_texts" ("name")`);
    for (const event of ['insert', 'update', 'delete'])
      this.addSql(
        `create trigger "edited_texts_${event}_version" after ${event} on "edited_texts" begin insert into "data_version" ("name", "version") values ('definitions', 1) on conflict ("name") do update set "version" = "version" + 1; end`,
      );
  }
}
