import { Migration } from '@mikro-orm/migrations';

/** Letters beside those of ASCII, by the one under which a German dictionary lists them. */
const LETTERS = {
  a: 'ÄäÀàÁáÂâÃãÅåĄą',
  c: 'ÇçĆćČč',
  e: 'ÈèÉéÊêËëĘęĚě',
  g: 'Ğğ',
  i: 'ÌìÍíÎîÏïİı',
  l: 'Łł',
  n: 'ÑñŃńŇň',
  o: 'ÖöÒòÓóÔôÕõØøŐő',
  r: 'Řř',
  s: 'ŠšŚśŞş',
  ss: 'ẞß',
  u: 'ÜüÙùÚúÛûŰűŮů',
  y: 'ÝýŸÿ',
  z: 'ŽžŹźŻż',
} as const;

/** The key by which a text is sorted. */
function keyOf(column: string): string {
  let key = `lower(${column})`;
  for (const [plain, letters] of Object.entries(LETTERS))
    for (const letter of letters) key = `replace(${key}, '${letter}', '${plain}')`;
  return key;
}

const SORTED = {
  users: ['nachname', 'vorname'],
  institution: ['name', 'ort'],
  product: ['produktbezeichnung'],
} as const;

/**
 * Keys by which the vendor's lists of users and products are sorted, kept by triggers, and indexes that foreign keys and sweeps lack.
 * The last use of a session has no index any more: it is written often.
 */
export class AtScale20261127700000 extends Migration {
  override up(): void {
    for (const [table, columns] of Object.entries(SORTED)) {
      const keys = (row: string) =>
        columns.map((column) => `"${column}_key" = ${keyOf(`${row}"${column}"`)}`).join(', ');
      for (const column of columns)
        this.addSql(`alter table "${table}" add column "${column}_key" text not null default ''`);
      this.addSql(`update "${table}" set ${keys('')}`);
      const write = `begin update "${table}" set ${keys('new.')} where "id" = new."id"; end`;
      this.addSql(`create trigger "${table}_keys_insert" after insert on "${table}" ${write}`);
      const changed = columns.map((column) => `new."${column}" is not old."${column}"`).join(' or ');
      this.addSql(
        `create trigger "${table}_keys_update" after update of ${columns.map((column) => `"${column}"`).join(', ')} on "${table}" when ${changed} ${write}`,
      );
      for (const column of columns)
        this.addSql(`create index "${table}_${column}_key_id_index" on "${table}" ("${column}_key", "id")`);
    }
    this.addSql(
      `create index "users_institution_id_login_key_index" on "users" ("institution_id", "login_key")`,
    );
    this.addSql(`create index "institution_plz_index" on "institution" ("plz")`);
    this.addSql(`create index "own_price_size_id_index" on "own_price" ("size_id")`);
    this.addSql(`drop index "session_last_seen_index"`);
    this.addSql(`create index "session_created_index" on "session" ("created")`);
  }
}
