import { Migration } from '@mikro-orm/migrations';

/** Whether who is insured with an institution's own Krankenkasse pays themselves. */
export class OwnSelfPay2026112441 extends Migration {
  override up(): void {
    this.addSql(`alter table "own_krankenkasse" add column "self_pay" integer not null default false`);
  }
}
