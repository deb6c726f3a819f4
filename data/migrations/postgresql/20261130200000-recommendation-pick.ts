import { Migration } from '@mikro-orm/migrations';

/** The product of a key that the vendor marks as pick. */
export class RecommendationPick20261130200000 extends Migration {
  override up(): void {
    this.addSql(`alter table "recommendation" add column "pick" varchar(20) null`);
  }
}
