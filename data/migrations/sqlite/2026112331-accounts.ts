import { Migration } from '@mikro-orm/migrations';

/** What of each table the lists show. */
const SHOWN = {
  institution: [
    'name',
    'kundennummer',
    'vertriebsweg',
    'strasse',
    'hausnummer',
    'plz',
    'ort',
    'paket_id',
    'testphase',
    'testbeginn',
    'deleted',
    'version',
  ],
  users: [
    'institution_id',
    'role_id',
    'anrede',
    'vorname',
    'nachname',
    'mail',
    'login_key',
    'loginname',
    'password_initial',
    'mail_confirmed',
    'inactive',
    'version',
  ],
  roles: ['name'],
};

const RAISE = `insert into "data_version" ("name", "version") values ('accounts', 1) on conflict ("name") do update set "version" = "version" + 1;`;

/**
 * When an institution was deleted whose rows are kept, and a number that every write raises to what the vendor's lists
 * of institutions and users show. What a login writes is not among it.
 */
export class Accounts2026112331 extends Migration {
  override up(): void {
    this.addSql(`alter table "institution" add column "deleted" datetime null`);
    for (const [table, columns] of Object.entries(SHOWN)) {
      const update = `update of ${columns.map((column) => `"${column}"`).join(', ')}`;
      for (const [name, event] of Object.entries({ insert: 'insert', delete: 'delete', update }))
        this.addSql(
          `create trigger "${table}_${name}_accounts" after ${event} on "${table}" begin ${RAISE} end`,
        );
    }
  }
}
