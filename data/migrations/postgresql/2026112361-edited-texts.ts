import { Migration } from '@mikro-orm/migrations';

/**
 * Texts of questions and hints that the vendor has changed; the others are those of the program. Its writes raise the
 * number of the definitions, by which every consultation that is open hears of them.
 */
export class EditedTexts2026112361 extends Migration {
  override up(): void {
    this.addSql(
      `create table "edited_texts" ("id" serial primary key, "name" varchar(60) not null, "texts" jsonb not null, "version" int not null default 1, constraint "edited_texts_name_unique" unique ("name"))`,
    );
    this.addSql(
      `create trigger "edited_texts_version" after insert or update or delete or truncate on "edited_texts" for each statement execute function raise_version_of_all('definitions')`,
    );
  }
}
