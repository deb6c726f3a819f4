import { Migration } from '@mikro-orm/migrations';

/** The Institutionskennzeichen of a Krankenkasse that documents name; null where none is known. */
export class KassenIk2026112302 extends Migration {
  override up(): void {
    this.addSql(`alter table "krankenkasse" add column "ik" varchar(9) null`);
    this.addSql(`alter table "own_krankenkasse" add column "ik" varchar(9) null`);
  }
}
