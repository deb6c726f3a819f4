import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import Papa from 'papaparse';
import { startServer } from '../../web/support/server.ts';
import { growCatalogue } from '../grow-catalogue.ts';
import { load } from '../load.ts';

/** What the issue asks for: a file of 20 MB with 100,000 rows, of which a tenth is edited, and a fiftieth more. */
export const ROWS = load(100_000, 1_000);
export const EDITED = ROWS / 10;
export const ADDED = ROWS / 50;

/** A PZN with its check digit, the first of a number and those behind it that has one. */
function* pzns(from: number): Generator<string> {
  for (let digits = from; ; digits += 1) {
    const sum =
      Array.from(String(digits), Number).reduce((total, digit, at) => total + digit * (at + 1), 0) % 11;
    if (sum < 10) yield `${digits}${sum}`;
  }
}

/** A database with as many sizes as are measured, each with a PZN that may be imported again. */
export async function grownDatabase(folder: string): Promise<string> {
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
  shortenTexts(db);
  db.exec('commit; vacuum');
  db.close();
  return file;
}

/** Two short selling points and one symbol each: then a row of the file has the 200 bytes that are asked for. */
function shortenTexts(db: DatabaseSync): void {
  const products = db.prepare('select id, vorteilskommunikation as lines, icons from product').all();
  const update = db.prepare('update product set vorteilskommunikation = ?, icons = ? where id = ?');
  for (const { id, lines, icons } of products as { id: number; lines: string; icons: string }[]) {
    const short = (JSON.parse(lines) as string[]).slice(0, 2).map((line) => line.split(' ')[0]);
    update.run(JSON.stringify(short), JSON.stringify(JSON.parse(icons).slice(0, 1)), id);
  }
}

type Cells = string[];
const UVP = 'UVP';
/** Columns that inform and are not read; a file of one's own has none. */
const INFORMING = 2;

/** The file that is imported: all rows, of which some are edited, and some that are new. */
export function editedFile(csv: string): Buffer {
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
  const read = [head, ...rows].map((cells) => cells.slice(0, -INFORMING));
  return Buffer.from(`\ufeff${Papa.unparse(read, { delimiter: ';' })}\r\n`);
}

/** Fails where an import has found other changes than there are. */
export function counted(edited: number, inserted: number, errors = 0): void {
  if (edited !== EDITED || inserted !== ADDED || errors !== 0)
    throw new Error(`${edited} edited, ${inserted} new, ${errors} with errors`);
}
