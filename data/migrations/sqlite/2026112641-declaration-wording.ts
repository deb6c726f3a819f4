import { Migration } from '@mikro-orm/migrations';

/** An institution's own wording of the declaration of Mehrkosten, empty for ours, and a number that each write raises. */
export class DeclarationWording2026112641 extends Migration {
  override up(): void {
    this.addSql(`alter table "institution" add column "wortlaut" text not null default ''`);
    this.addSql(`alter table "institution" add column "wortlaut_version" integer not null default 1`);
  }
}
