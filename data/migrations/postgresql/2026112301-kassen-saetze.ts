import { Migration } from '@mikro-orm/migrations';

/** Rates of a Krankenkasse that hold from a day on; null where those of its row hold for good. */
export class KassenSaetze2026112301 extends Migration {
  override up(): void {
    this.addSql(`alter table "krankenkasse" add column "saetze" jsonb null`);
    this.addSql(`alter table "own_krankenkasse" add column "saetze" jsonb null`);
  }
}
