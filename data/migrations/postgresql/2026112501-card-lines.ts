import { Migration } from '@mikro-orm/migrations';

/** What the lines of an institution's card reader hold, one a line; empty where there is no template. */
export class CardLines2026112501 extends Migration {
  override up(): void {
    this.addSql(`alter table "institution" add column "kartenzeilen" text not null default ''`);
  }
}
