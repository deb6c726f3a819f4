/** Parses one uploaded table outside the main thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { catalogueTables } from '#catalogue/domain';
import { consultationTables } from '#consultation/domain';
import { institutionTables } from '#institution/domain';
import type { TableUpload } from '#platform';
import { packedTable, type TableRow, type TableShape } from '#platform/domain';

const TABLES = [...institutionTables, ...catalogueTables, ...consultationTables];

const { table, bytes } = workerData as TableUpload;
const shape = TABLES.find(({ name }) => name === table);
if (shape === undefined) throw new Error(`No module lists the table ${table} in its …-tables.ts.`);
const answer = packedTable(shape as unknown as TableShape<TableRow>, bytes);
parentPort?.postMessage(
  answer,
  answer.parts.map(({ buffer }) => buffer),
);
