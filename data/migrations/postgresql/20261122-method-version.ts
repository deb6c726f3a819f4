import { Migration } from '@mikro-orm/migrations';

/** A number that each choice of a Berechnungsmethode raises, so that of two who choose the second one is told. */
export class MethodVersion20261122 extends Migration {
  override up(): void {
    this.addSql(`alter table "institution" add column "method_version" int not null default 1`);
  }
}
