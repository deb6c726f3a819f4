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
  u: 'ÜüÙùÚúÛûŰűŮů',
  y: 'ÝýŸÿ',
  z: 'ŽžŹźŻż',
} as const;

const FROM = Object.values(LETTERS).join('');
const TO = Object.entries(LETTERS)
  .map(([plain, letters]) => plain.repeat([...letters].length))
  .join('');

/** The key by which a text is sorted; by "C" the other letters keep their case, as in SQLite. */
const keyOf = (column: string) =>
  `replace(replace(lower(translate(${column}, '${FROM}', '${TO}') collate "C"), 'ß', 'ss'), 'ẞ', 'ss')`;

const SORTED = {
  users: ['nachname', 'vorname'],
  institution: ['name', 'ort'],
  product: ['produktbezeichnung'],
} as const;
/** Twice what the column takes: ß becomes two letters. */
const LENGTH = { nachname: 200, vorname: 200, name: 400, ort: 200, produktbezeichnung: 400 } as const;

/** Foreign keys without an index, which SQLite has had from the beginning. */
const LACKING = [
  ['institution', 'paket_id'],
  ['own_krankenkasse', 'krankenkasse_id'],
  ['users', 'role_id'],
  ['session', 'user_id'],
  ['pdf_sending', 'user_id'],
  ['second_factor_step', 'user_id'],
] as const;

/**
 * Keys by which the vendor's lists of users and products are sorted, kept by triggers, and indexes that foreign keys and sweeps lack.
 * The last use of a session has no index any more, and pages room for its writes (heap-only tuples): it is written
 * often.
 */
export class AtScale20261127700000 extends Migration {
  override up(): void {
    for (const [table, columns] of Object.entries(SORTED)) {
      for (const column of columns)
        this.addSql(
          `alter table "${table}" add column "${column}_key" varchar(${LENGTH[column]}) not null default ''`,
        );
      const keys = columns.map((column) => `"${column}_key" = ${keyOf(`"${column}"`)}`).join(', ');
      this.addSql(`update "${table}" set ${keys}`);
      const set = columns.map((column) => `new."${column}_key" := ${keyOf(`new."${column}"`)};`).join(' ');
      this.addSql(
        `create function ${table}_keys() returns trigger language plpgsql as $$ begin ${set} return new; end $$`,
      );
      this.addSql(
        `create trigger "${table}_keys" before insert or update of ${columns.map((column) => `"${column}"`).join(', ')} on "${table}" for each row execute function ${table}_keys()`,
      );
      for (const column of columns)
        this.addSql(`create index "${table}_${column}_key_id_index" on "${table}" ("${column}_key", "id")`);
    }
    for (const [table, column] of LACKING)
      this.addSql(`create index "${table}_${column}_index" on "${table}" ("${column}")`);
    this.addSql(
      `create index "users_institution_id_login_key_index" on "users" ("institution_id", "login_key")`,
    );
    this.addSql(`create index "institution_plz_index" on "institution" ("plz")`);
    this.addSql(`create index "own_price_size_id_index" on "own_price" ("size_id")`);
    this.addSql(`drop index "session_last_seen_index"`);
    this.addSql(`create index "session_created_index" on "session" ("created")`);
    this.addSql(`alter table "session" set (fillfactor = 70)`);
  }
}
