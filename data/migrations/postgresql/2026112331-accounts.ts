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

/**
 * When an institution was deleted whose rows are kept, and a number that every write raises to what the vendor's lists
 * of institutions and users show. What a login writes is not among it.
 */
export class Accounts2026112331 extends Migration {
  override up(): void {
    this.addSql(`alter table "institution" add column "deleted" timestamptz null`);
    for (const [table, columns] of Object.entries(SHOWN)) {
      const update = `update of ${columns.map((column) => `"${column}"`).join(', ')}`;
      this.addSql(
        `create trigger "${table}_accounts" after insert or ${update} or delete or truncate on "${table}" for each statement execute function raise_version_of_all('accounts')`,
      );
    }
  }
}
