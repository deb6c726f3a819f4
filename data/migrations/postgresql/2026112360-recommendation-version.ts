import { Migration } from '@mikro-orm/migrations';

/** A number that each write of people to a key raises, so that of two who edit it the second one is told. */
export class RecommendationVersion2026112360 extends Migration {
  override up(): void {
    this.addSql(`alter table "recommendation" add column "version" int not null default 1`);
  }
}
