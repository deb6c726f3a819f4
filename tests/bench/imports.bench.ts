import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import Papa from 'papaparse';
import { ProductRow } from '../../modules/catalogue/entities/product.entity.ts';
import { ProductSizeRow } from '../../modules/catalogue/entities/product-size.entity.ts';
import { productDefinition } from '../../modules/catalogue/tables/product-table.ts';
import { AuditEntry } from '../../modules/platform/audit/audit-entry.entity.ts';
import type { AuditLog } from '../../modules/platform/audit/audit-log.ts';
import { SystemClock } from '../../modules/platform/clock.ts';
import { ImportRun } from '../../modules/platform/tables/import-run.entity.ts';
import { StagedImport } from '../../modules/platform/tables/staged-import.entity.ts';
import { TableImports } from '../../modules/platform/tables/table-imports.ts';
import { UntrustedTasks } from '../../modules/platform/untrusted/untrusted-tasks.ts';
import { startServer } from '../web/support/server.ts';
import { growCatalogue } from './grow-catalogue.ts';
import { inTurns, median, type Row } from './report.ts';

const ROWS = 100_000;
const EDITED = ROWS / 10;
const ADDED = ROWS / 50;
const ROUNDS = 3;
const OPERATOR = { kind: 'operator', name: 'bench' } as const;
const ENTITIES = [ProductRow, ProductSizeRow, AuditEntry, StagedImport, ImportRun];

/** A PZN with its check digit, the first of a number and those behind it that has one. */
function* pzns(from: number): Generator<string> {
  for (let digits = from; ; digits += 1) {
    const sum =
      Array.from(String(digits), Number).reduce((total, digit, at) => total + digit * (at + 1), 0) % 11;
    if (sum < 10) yield `${digits}${sum}`;
  }
}

/** A database with as many sizes as are measured, each with a PZN that may be imported again. */
async function grown(folder: string): Promise<string> {
  const server = await startServer();
  const file = join(folder, 'grown.sqlite');
  const seeded = new DatabaseSync(join(server.folder, 'test.sqlite'));
  seeded.exec(`vacuum into '${file}'`);
  seeded.close();
  await server.stop();
  growCatalogue(file, ROWS);
  const db = new DatabaseSync(file);
  const ids = db.prepare('select id from product_size order by id').all() as { id: number }[];
  const numbers = pzns(1_000_000);
  const update = db.prepare('update product_size set pzn = ? where id = ?');
  db.exec(`begin; update product_size set pzn = 'x' || id`);
  for (const { id } of ids) update.run(numbers.next().value as string, id);
  db.exec('commit');
  db.close();
  return file;
}

async function withDatabase<Result>(file: string, work: (em: SqlEntityManager) => Promise<Result>) {
  const { MikroORM } = await import('@mikro-orm/sqlite');
  const orm = await MikroORM.init({ entities: ENTITIES as never, dbName: file, ensureDatabase: false });
  try {
    await orm.em.getConnection().execute('pragma journal_mode = wal');
    return await work(orm.em.fork() as SqlEntityManager);
  } finally {
    await orm.close();
  }
}

/** Writes an entry as the audit log does; services are built by the product alone. */
const audit = {
  note: async (_: unknown, what: string, facts: object, em: EntityManager) => {
    const entry = { at: new Date(), who: 'operator:bench', what, detail: JSON.stringify(facts) };
    await em.insert(AuditEntry, entry);
  },
} as unknown as AuditLog;

const importsOn = (em: SqlEntityManager, clock = new SystemClock()) =>
  new TableImports(em, audit, clock, new UntrustedTasks());

type Cells = string[];
const UVP = 'UVP';

/** The file that is imported: all rows, of which some are edited, and some that are new. */
function editedFile(csv: string): Buffer {
  const [head = [], ...rows] = Papa.parse<Cells>(csv.slice(1), { delimiter: ';', skipEmptyLines: true }).data;
  const at = (name: string) => head.indexOf(name);
  for (let row = 0; row < EDITED; row += 1) (rows[row * 10] as Cells)[at(UVP)] = '1234,56';
  const numbers = pzns(5_000_000);
  for (let row = 0; row < ADDED; row += 1) {
    const copy = [...(rows[row * 10 + 1] as Cells)];
    copy[at('id')] = '';
    copy[at('PZN')] = numbers.next().value as string;
    copy[at('Produktbezeichnung')] = `Neu ${row}`;
    rows.push(copy);
  }
  return Buffer.from(`\ufeff${Papa.unparse([head, ...rows], { delimiter: ';' })}\r\n`);
}

/** Ours: what would change, kept in the database, and then written. */
async function ours(file: string, bytes: Buffer): Promise<void> {
  await withDatabase(file, async (em) => {
    const [imports, definition] = [importsOn(em), productDefinition(new Date())];
    const { id, edited, inserted, errors } = await imports.stage(OPERATOR, definition, bytes);
    await imports.commit(OPERATOR, definition, id);
    counted(edited, inserted, errors);
  });
}

function counted(edited: number, inserted: number, errors = 0): void {
  if (edited !== EDITED || inserted !== ADDED || errors !== 0)
    throw new Error(`${edited} edited, ${inserted} new, ${errors} with errors`);
}

const COLUMNS = `artikelnummer, pzn, ean, hilfsmittelnummer, konfektionsgroesse, hueftumfang, pieces, amount, uvp`;

/** By hand: no check of any field, nothing kept in between, no audit entry; what is changed is written. */
async function bare(file: string, bytes: Buffer): Promise<void> {
  const [head = [], ...rows] = Papa.parse<Cells>(bytes.toString().slice(1), {
    delimiter: ';',
    skipEmptyLines: true,
  }).data;
  const at = (name: string) => head.indexOf(name);
  const [id, uvp, pzn, name] = [at('id'), at(UVP), at('PZN'), at('Produktbezeichnung')];
  const db = new DatabaseSync(file);
  const stored = new Map<string, Record<string, unknown>>();
  for (const row of db
    .prepare(`select s.id, ${COLUMNS}, p.* from product_size s join product p on p.id = s.product_id`)
    .iterate())
    stored.set(String(row.pzn), row);
  const compared = [
    ...[
      'Artikelnummer',
      'EAN',
      'Hilfsmittelnummer',
      'Konfektionsgroesse',
      'Hueftumfang',
      'Produktbezeichnung',
    ],
  ].map((column) => [at(column), column.toLowerCase()] as const);
  const edit = db.prepare(
    `update product_size set uvp = ?, version = version + 1, last_modified = ? where pzn = ?`,
  );
  const addHead = db.prepare(`insert into product (produktbezeichnung, inkontinenzprodukt, anwendungstyp,
    premium_basis, schweregrad, tropfenanzahl, imagepfad, vorteilskommunikation, icons, liquid)
    values (?, '', '', '', '', 1, '', '[]', '[]', 0)`);
  const add = db.prepare(`insert into product_size (product_id, ${COLUMNS}, created, last_modified)
    values (?, ?, ?, ?, ?, ?, ?, 1, null, ?, ?, ?)`);
  const now = Date.now();
  let [edited, inserted] = [0, 0];
  db.exec('begin immediate');
  for (const row of rows) {
    const there = stored.get(row[pzn] as string);
    const cents = Math.round(Number(row[uvp]?.replace(',', '.')) * 100);
    if (there === undefined) {
      const { lastInsertRowid } = addHead.run(row[name] as string);
      const [artikelnummer, ean, aid, size, hip] = compared.map(([place]) => row[place] as string);
      add.run(
        lastInsertRowid,
        ...([artikelnummer, row[pzn], ean, aid, size, hip, cents, now, now] as string[]),
      );
      inserted += 1;
    } else if (there.uvp !== cents || compared.some(([place, column]) => there[column] !== row[place])) {
      edit.run(cents, now, row[pzn] as string);
      edited += 1;
    }
  }
  db.exec('commit');
  db.close();
  if (id !== 0) throw new Error('The file has no id.');
  counted(edited, inserted);
}

/** The way of the books: each row an object, and all of them written. */
async function upserts(file: string, bytes: Buffer): Promise<void> {
  const rows = Papa.parse<Record<string, string>>(bytes.toString().slice(1), {
    delimiter: ';',
    header: true,
    skipEmptyLines: true,
  }).data;
  await withDatabase(file, async (em) => {
    const products = new Map(
      (await em.find(ProductRow, {}, { disableIdentityMap: true })).map((head) => [
        head.produktbezeichnung,
        head.id,
      ]),
    );
    const now = new Date();
    await em.transactional(async (inner) => {
      const heads = rows.map((row) => ({
        id: products.get(row.Produktbezeichnung ?? ''),
        produktbezeichnung: row.Produktbezeichnung,
        inkontinenzprodukt: row.Inkontinenzprodukt,
        anwendungstyp: row.Anwendungstyp,
        premiumBasis: row.PremiumBasis,
        schweregrad: row.Schweregrad,
        tropfenanzahl: Number(row.Tropfenanzahl?.replace(',', '.')) * 2,
        imagepfad: row.imagepfad,
        vorteilskommunikation: row.Vorteilskommunikation?.split('\n'),
        icons: row.ICONS?.split(','),
        liquid: row.liquid === '1',
      }));
      const known = [
        ...new Map(heads.flatMap((head) => (head.id ? [[head.id, head] as const] : []))).values(),
      ];
      await inner.upsertMany(ProductRow, known as never, { batchSize: 500 });
      const added = heads.filter(({ id }) => id === undefined).map(({ id: _, ...head }) => head);
      await inner.insertMany(ProductRow, added as never);
      for (const head of await inner.find(ProductRow, { produktbezeichnung: { $like: 'Neu %' } }))
        products.set(head.produktbezeichnung, head.id);
      const sizes = rows.map((row) => ({
        artikelnummer: row.Artikelnummer,
        pzn: row.PZN,
        ean: row.EAN,
        hilfsmittelnummer: row.Hilfsmittelnummer,
        konfektionsgroesse: row.Konfektionsgroesse,
        hueftumfang: row.Hueftumfang,
        pieces: row.liquid === '1' ? null : Number(row.Anzahl),
        amount: row.liquid === '1' ? row.Anzahl : null,
        uvp: Math.round(Number(row.UVP?.replace(',', '.')) * 100),
        product: products.get(row.Produktbezeichnung ?? ''),
        created: now,
        lastModified: now,
      }));
      await inner.upsertMany(ProductSizeRow, sizes as never, {
        batchSize: 500,
        onConflictFields: ['pzn'] as never,
      });
    });
  });
}

/** An import of 100,000 rows of products on SQLite, to what one would write by hand and to an ORM's upserts. */
export async function importRows(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'inko-imports-'));
  try {
    const file = await grown(folder);
    const csv = await withDatabase(file, (em) => importsOn(em).export(productDefinition(new Date()), 'csv'));
    const bytes = editedFile(csv);
    const timed = (work: (file: string, bytes: Buffer) => Promise<void>) => async () => {
      const copy = join(folder, 'copy.sqlite');
      for (const each of [copy, `${copy}-wal`, `${copy}-shm`]) rmSync(each, { force: true });
      copyFileSync(file, copy);
      const start = performance.now();
      await work(copy, bytes);
      return performance.now() - start;
    };
    const works = [timed(ours), timed(bare)];
    const [importing = [], writing = []] = await inTurns(ROUNDS, works);
    const [upserting = []] = await inTurns(1, [timed(upserts)]);
    const seconds = (times: readonly number[]) => `${(median(times) / 1000).toFixed(2)} s`;
    return [
      {
        name: `import ${ROWS} products, to the same by hand`,
        ratio: median(importing) / median(writing),
        limit: { atMost: 1.5 },
        detail: `${seconds(importing)} to ${seconds(writing)}, ${(bytes.length / 1e6).toFixed(0)} MB`,
      },
      {
        name: `import ${ROWS} products, upserts to it`,
        ratio: median(upserting) / median(importing),
        limit: { atLeast: 5 },
        detail: `${seconds(upserting)} to ${seconds(importing)}`,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
