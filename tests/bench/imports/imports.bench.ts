import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from '../load.ts';
import { inTurns, median, type Row } from '../report.ts';
import { importedByHand, upsertedByOrm } from './import-by-hand.ts';
import { exportedTable, imported, withDatabase } from './import-database.ts';
import { editedFile, grownDatabase, ROWS } from './import-file.ts';
import { memoryRow } from './import-memory.ts';
import { postgresRows } from './import-postgres.ts';
import { waitRows } from './import-waits.ts';

const ROUNDS = load(5, 1);
const seconds = (times: readonly number[]) => `${(median(times) / 1000).toFixed(2)} s`;

/**
 * An import of 100,000 rows of products: to what one would write by hand and to an ORM's upserts on SQLite, to COPY and
 * a merge on PostgreSQL, and what memory the command line takes for it.
 */
export async function importRows(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'inko-imports-'));
  try {
    const file = await grownDatabase(folder);
    const bytes = editedFile(await withDatabase(file, exportedTable));
    return [
      ...(await sqliteRows(folder, file, bytes)),
      await memoryRow(folder, file, bytes),
      ...(await waitRows(folder, file, bytes)),
      ...(await postgresRows(folder, file, bytes)),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function sqliteRows(folder: string, file: string, bytes: Buffer): Promise<Row[]> {
  const timed = (work: (file: string, bytes: Buffer) => Promise<void>) => async () => {
    const copy = join(folder, 'copy.sqlite');
    for (const each of [copy, `${copy}-wal`, `${copy}-shm`]) rmSync(each, { force: true });
    copyFileSync(file, copy);
    const start = performance.now();
    await work(copy, bytes);
    return performance.now() - start;
  };
  const ours = (copy: string) => withDatabase(copy, (em) => imported(em, bytes));
  const [importing = [], writing = []] = await inTurns(ROUNDS, [timed(ours), timed(importedByHand)]);
  const [upserting = []] = await inTurns(1, [timed(upsertedByOrm)]);
  return [
    {
      name: `import ${ROWS} products, to the same by hand`,
      ratio: median(importing) / median(writing),
      limit: { atMost: 3 },
      detail: `${seconds(importing)} to ${seconds(writing)}, ${(bytes.length / 1e6).toFixed(0)} MB`,
    },
    {
      name: `import ${ROWS} products, upserts to it`,
      ratio: median(upserting) / median(importing),
      limit: { atLeast: 3 },
      detail: `${seconds(upserting)} to ${seconds(importing)}`,
    },
  ];
}
