import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import Papa from 'papaparse';
import { startServer } from '../../web/support/server.ts';
import { load } from '../load.ts';
import { POSTGRES_SERVER, postgresUrl, psql } from '../postgres.ts';
import { inTurns, median, type Row } from '../report.ts';
import { imported, withPostgres } from './import-database.ts';
import { ADDED, EDITED, ROWS } from './import-file.ts';

const ROUNDS = load(3, 1);
/** The databases: one with the catalogue, and its copy for one import. */
const [GROWN, COPY] = [`inko_bench_${process.pid}`, `inko_bench_${process.pid}_copy`];

/**
 * The same import on PostgreSQL, to COPY into a staging table and one merge, which checks nothing and shows nothing
 * before it writes. Without a PostgreSQL there is no such row.
 */
export async function postgresRows(folder: string, file: string, bytes: Buffer): Promise<Row[]> {
  if (POSTGRES_SERVER === undefined) return [];
  const table = join(folder, 'products.csv');
  writeFileSync(table, bytes);
  try {
    psql('postgres', `create database ${GROWN}`);
    const server = await startServer({ DATABASE_URL: postgresUrl(GROWN) });
    await server.stop();
    fill(folder, file);
    const timed = (work: () => Promise<unknown> | unknown) => async () => {
      psql('postgres', `drop database if exists ${COPY}`, `create database ${COPY} template ${GROWN}`);
      const start = performance.now();
      await work();
      const time = performance.now() - start;
      counted();
      return time;
    };
    const ours = timed(() => withPostgres(postgresUrl(COPY), (em) => imported(em, bytes)));
    const merging = timed(() => psql(COPY, 'begin', STAGING, copyFrom(table), HEADS, MERGE, 'commit'));
    const [importing = [], writing = []] = await inTurns(ROUNDS, [ours, merging]);
    const seconds = (times: readonly number[]) => `${(median(times) / 1000).toFixed(2)} s`;
    return [
      {
        name: `import ${ROWS} products, to COPY and a merge`,
        ratio: median(importing) / median(writing),
        limit: { atMost: 3 },
        detail: `${seconds(importing)} to ${seconds(writing)} on PostgreSQL`,
      },
    ];
  } finally {
    for (const name of [COPY, GROWN]) psql('postgres', `drop database if exists ${name}`);
  }
}

const copyFrom = (file: string, into = 'staging') =>
  `\\copy ${into} from '${file}' with (format csv, delimiter ';', header true, encoding 'utf8')`;

/** Puts the catalogue of the SQLite file in place of the demo's. */
function fill(folder: string, file: string): void {
  const db = new DatabaseSync(file);
  psql(GROWN, 'truncate product, product_size cascade');
  for (const table of ['product', 'product_size']) {
    const rows = db.prepare(`select * from ${table} order by id`).all() as Record<string, unknown>[];
    for (const row of rows)
      for (const name of ['created', 'last_modified'])
        if (row[name] != null) row[name] = new Date(row[name] as number).toISOString();
    const names = Object.keys(rows[0] ?? {});
    const csv = join(folder, `${table}.csv`);
    writeFileSync(csv, Papa.unparse({ fields: names, data: rows }, { delimiter: ';', quotes }));
    psql(GROWN, copyFrom(csv, `${table} (${names.join(', ')})`));
    psql(GROWN, `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
  }
  psql(GROWN, 'vacuum analyze');
  db.close();
}

/** What is empty and quoted is a text, and not null. */
const quotes = (value: unknown) => typeof value === 'string';

function counted(): void {
  const [all, edited] = psql(COPY, 'select count(*), count(*) filter (where version = 2) from product_size')
    .trim()
    .split('|');
  if (Number(all) !== ROWS + ADDED || Number(edited) !== EDITED)
    throw new Error(`${all} rows, of which ${edited} are edited`);
}

const STAGING = `create temp table staging (id text, artikelnummer text, name text, schweregrad text, tier text,
  kind text, pzn text, ean text, aid text, size text, hip text, anzahl text, typ text, uvp text, lines text,
  picture text, drops text, icons text, liquid text, reusable text) on commit drop`;

/** An apostrophe guards the tier `-` from being taken for a formula. */
const HEADS = `insert into product (produktbezeichnung, inkontinenzprodukt, anwendungstyp, premium_basis, schweregrad,
    tropfenanzahl, imagepfad, vorteilskommunikation, icons, liquid, wiederverwendbar)
  select distinct name, kind, typ, ltrim(tier, ''''), schweregrad, (replace(drops, ',', '.')::numeric * 2)::int, picture,
    to_jsonb(string_to_array(lines, E'\\n')), to_jsonb(string_to_array(icons, ',')), liquid = '1', reusable = '1'
  from staging t where not exists (select from product_size s where s.pzn = t.pzn)`;

const MERGE = `merge into product_size s
  using (select t.*, p.id as head, case when t.liquid = '1' then null else t.anzahl::int end as pieces,
      case when t.liquid = '1' then t.anzahl end as amount,
      (replace(nullif(t.uvp, ''), ',', '.')::numeric * 100)::int as cents
    from staging t join product p on p.produktbezeichnung = t.name and p.anwendungstyp = t.typ
      and p.premium_basis = ltrim(t.tier, '''') and p.schweregrad = t.schweregrad
      and p.tropfenanzahl = (replace(t.drops, ',', '.')::numeric * 2)::int) n
  on s.pzn = n.pzn
  when matched and (s.product_id, s.artikelnummer, s.ean, s.hilfsmittelnummer, s.konfektionsgroesse, s.hueftumfang,
      s.pieces, s.amount, s.uvp) is distinct from (n.head, n.artikelnummer, n.ean, coalesce(n.aid, ''), n.size,
      coalesce(n.hip, ''), n.pieces, n.amount, n.cents)
    then update set product_id = n.head, artikelnummer = n.artikelnummer, ean = n.ean,
      hilfsmittelnummer = coalesce(n.aid, ''), konfektionsgroesse = n.size, hueftumfang = coalesce(n.hip, ''),
      pieces = n.pieces, amount = n.amount, uvp = n.cents, version = s.version + 1, last_modified = now()
  when not matched then insert (product_id, artikelnummer, pzn, ean, hilfsmittelnummer, konfektionsgroesse,
      hueftumfang, pieces, amount, uvp, created, last_modified)
    values (n.head, n.artikelnummer, n.pzn, n.ean, coalesce(n.aid, ''), n.size, coalesce(n.hip, ''), n.pieces,
      n.amount, n.cents, now(), now())`;
