import { Migration } from '@mikro-orm/migrations';

/** Whether an institution seals each mailed PDF with a password of its own; those that are there do not. */
export class OwnPasswordEachMail20261128100000 extends Migration {
  override up(): void {
    this.addSql(`alter table "institution" add column "kennwort_je_versand" boolean not null default false`);
  }
}
