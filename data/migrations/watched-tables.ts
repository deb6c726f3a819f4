/** Tables that all read, and the data whose version each write raises. */
export const READ_BY_ALL = {
  product: 'catalogue',
  product_size: 'catalogue',
  product_image: 'catalogue',
  recommendation: 'catalogue',
  competitor: 'catalogue',
  krankenkasse: 'krankenkassen',
  paket: 'pakete',
  contract_price: 'list:vertragspreise',
  edited_texts: 'definitions',
} as const;

/** What the vendor's lists of institutions and users show; what a login writes is not among it. */
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
} as const;

/** Tables of those lists, each with the event of an update that they show. */
export const ACCOUNTS: readonly (readonly [table: string, update: string])[] = Object.entries(SHOWN).map(
  ([table, columns]) => [table, `update of ${columns.map((column) => `"${column}"`).join(', ')}`],
);

/** Columns with a key beside them, `x_key`, by which lists sort. */
export const SORTED = {
  users: ['nachname', 'vorname'],
  institution: ['name', 'ort'],
  product: ['produktbezeichnung'],
} as const;

/** Letters beside those of ASCII, by the one under which a German dictionary lists them; ß is ss. */
export const LETTERS = {
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
