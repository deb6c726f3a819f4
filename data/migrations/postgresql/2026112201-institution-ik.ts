import { Migration } from '@mikro-orm/migrations';

/** The Institutionskennzeichen that an institution's documents name; empty where none is set. */
export class InstitutionIk2026112201 extends Migration {
  override up(): void {
    this.addSql(`alter table "institution" add column "ik" varchar(9) not null default ''`);
  }
}
