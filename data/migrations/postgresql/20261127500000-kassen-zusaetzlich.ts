import { Migration } from '@mikro-orm/migrations';

/** Whether an institution's own Krankenkassen are offered in addition to the vendor's whole list. */
export class KassenZusaetzlich20261127500000 extends Migration {
  override up(): void {
    this.addSql(`alter table "institution" add column "kassen_zusaetzlich" boolean not null default false`);
  }
}
