import { Migration } from '@mikro-orm/migrations';

/** What is recommended, by Artikelnummer. Answers are made of it and the catalogue: its writes raise the same number. */
export class Recommendations20261121 extends Migration {
  override up(): void {
    this.addSql(
      `create table "recommendation" ("key" varchar(20) not null, "artikelnummern" jsonb not null, primary key ("key"))`,
    );
    this.addSql(
      `create trigger "recommendation_version" after insert or update or delete or truncate on "recommendation" for each statement execute function raise_catalogue_version()`,
    );
  }
}
