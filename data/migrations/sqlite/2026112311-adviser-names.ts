import { Migration } from '@mikro-orm/migrations';

/** The names of those who advise at an institution, one a line; empty where none are kept. */
export class AdviserNames2026112311 extends Migration {
  override up(): void {
    this.addSql(`alter table "institution" add column "beraternamen" text not null default ''`);
  }
}
