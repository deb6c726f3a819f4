/** Reads one table of Krankenkassen, apart from the thread that answers everybody. */
import { parentPort, workerData } from 'node:worker_threads';
import { packedTable } from '#platform/domain';
import { krankenkassenTable } from './krankenkassen-table.ts';

const answer = packedTable(krankenkassenTable, workerData.bytes);
parentPort?.postMessage(
  answer,
  answer.parts.map(({ buffer }) => buffer),
);
