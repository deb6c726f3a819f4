import { Migration } from '@mikro-orm/migrations';

/** What is recommended, by Artikelnummer. Answers are made of it and the catalogue: its writes raise the same number. */
export class Recommendations20261121 extends Migration {
  override up(): void {
    this.addSql(
      `create table "recommendation" ("key" text not null primary key, "artikelnummern" json not null)`,
    );
    for (const event of ['insert', 'update', 'delete']) {
      this.addSql(
        `create trigger "recommendation_${event}_version" after ${event} on "recommendation" begin update "catalogue_version" set "version" = "version" + 1; end`,
      );
    }
  }
}
