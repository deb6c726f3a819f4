/** Reads one matching table, apart from the thread that answers everybody. */
import { parentPort, workerData } from 'node:worker_threads';
import { packedTable } from '#platform/domain';
import { matchingTable } from './matching-table.ts';

const answer = packedTable(matchingTable, workerData.bytes);
parentPort?.postMessage(
  answer,
  answer.parts.map(({ buffer }) => buffer),
);
