import { load } from '../load.ts';
import { copyRows, psql } from '../postgres.ts';

/** How much a large customer has. */
export const SIZE = {
  institutions: load(5_000, 50),
  users: load(50_000, 500),
  sizes: load(12_000, 600),
  auditRows: load(300_000, 1_000),
  /** Each institution has as many users logged in. */
  sessions: load(5_000, 50),
  /** Of each of the first 1,000 institutions. */
  ownPrices: 50,
} as const;

/** Copied rows have ids from here on; those of the demo are below. */
const FIRST = 1_000_000;

/** Acts of the log, with how often in a hundred rows. */
const ACTS: Readonly<Record<string, number>> = {
  login: 45,
  logout: 25,
  'login-failed': 12,
  'document-kept': 8,
  'own-prices-saved': 4,
  'user-changed': 3,
  'mail-failed': 2,
  'table-imported': 1,
};

/**
 * Fills a database that holds the demo by SQL alone: copies of its institution, user, products and sizes under other
 * names, sessions, own prices, counts of offers and an audit log of five months.
 */
export function growDatabase(database: string): void {
  copyRows(database, 'institution', {
    count: SIZE.institutions,
    changed: {
      id: `${FIRST} + n.i`,
      name: `'Apotheke ' || (n.i * 7919 % 20011)`,
      kundennummer: `lpad((30000000 + n.i)::text, 8, '0')`,
      plz: `lpad((n.i * 17 % 99999)::text, 5, '0')`,
      ort: `'Ort ' || (n.i % 700)`,
      testphase: 'n.i % 40 = 0',
      testbeginn: `case when n.i % 40 = 0 then to_char(now() - (n.i % 60) * interval '1 day', 'YYYY-MM-DD') end`,
    },
    one: 'select i.* from institution i where not is_vendor and deleted is null order by id limit 1',
  });
  copyRows(database, 'users', {
    count: SIZE.users,
    changed: {
      id: `${FIRST} + n.i`,
      institution_id: `${FIRST} + 1 + n.i % ${SIZE.institutions}`,
      // A main user of each institution.
      role_id: `case when n.i <= ${SIZE.institutions} then 2 else t.role_id end`,
      nachname: `'Name ' || (n.i * 7919 % 20011)`,
      loginname: `'person' || n.i`,
      login_key: `'person' || n.i`,
      mail: `'person' || n.i || '@apotheke.example'`,
    },
    one: "select u.* from users u where login_key = 'beratung'",
  });
  growCatalogue(database);
  psql(
    database,
    `insert into session (token_hash, user_id, created, last_seen)
     select md5(i::text) || md5('x' || i), ${FIRST} + i, now() - interval '1 hour', now()
     from generate_series(1, ${SIZE.sessions}) as n(i)`,
    `insert into own_price (institution_id, size_id, price)
     select ${FIRST} + i, s.id, 1000 + i % 500 from generate_series(1, ${load(1_000, 20)}) as n(i),
       (select id from product_size order by id limit ${SIZE.ownPrices}) s`,
    `insert into offer_count (institution_id, month, offers)
     select ${FIRST} + i, to_char(now() - m * interval '1 month', 'YYYY-MM'), 1 + (i * 31 + m) % 90
     from generate_series(1, ${SIZE.institutions}) as n(i), generate_series(0, 11) as k(m)`,
    auditRows(),
    ...['institution', 'users', 'product', 'product_size'].map(
      (table) => `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    ),
    'vacuum analyze',
  );
}

/** Copies the demo's products with their sizes, each under a new name. */
function growCatalogue(database: string): void {
  const copies = `(select ceil(${SIZE.sizes}::numeric / count(*))::int from product_size)`;
  psql(
    database,
    `insert into product (id, produktbezeichnung, inkontinenzprodukt, anwendungstyp, premium_basis, schweregrad,
       tropfenanzahl, imagepfad, vorteilskommunikation, icons, liquid)
     select ${FIRST} + n.i * 10000 + id, produktbezeichnung || ' ' || n.i, inkontinenzprodukt, anwendungstyp,
       premium_basis, schweregrad, tropfenanzahl, imagepfad, vorteilskommunikation, icons, liquid
     from product, generate_series(1, ${copies}) as n(i)`,
    `insert into product_size (id, product_id, artikelnummer, pzn, ean, hilfsmittelnummer, konfektionsgroesse,
       hueftumfang, pieces, amount, uvp, created, last_modified)
     select ${FIRST} + n.i * 10000 + id, ${FIRST} + n.i * 10000 + product_id, artikelnummer,
       (10000000 + row_number() over ())::text, ean, hilfsmittelnummer, konfektionsgroesse, hueftumfang, pieces, amount,
       uvp, created, last_modified
     from product_size, generate_series(1, ${copies}) as n(i)
     limit ${SIZE.sizes} - (select count(*) from product_size)`,
  );
}

function auditRows(): string {
  const acts = Object.entries(ACTS).flatMap(([act, count]) => Array<string>(count).fill(`'${act}'`));
  return `insert into audit_entry (at, who, what, whom, times)
    select now() - i * interval '45 seconds', 'user:' || (${FIRST} + 1 + i::bigint * 7919 % ${SIZE.users}),
      (array[${acts.join(', ')}])[1 + i * 37 % 100], 'user:' || (${FIRST} + 1 + i::bigint * 7919 % ${SIZE.users}), 1
    from generate_series(1, ${SIZE.auditRows}) as n(i)`;
}
