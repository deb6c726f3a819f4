import { Migration } from '@mikro-orm/migrations';

/** Numbers that each write of people raises, so that of two who edit the same the second one is told. */
export class RowVersions20261122 extends Migration {
  override up(): void {
    this.addSql(`alter table "krankenkasse" add column "version" int not null default 1`);
    this.addSql(`alter table "institution" add column "version" int not null default 1`);
    this.addSql(`alter table "institution" add column "kassen_version" int not null default 1`);
  }
}
