/** Reads one table of products of other makers, apart from the thread that answers everybody. */
import { parentPort, workerData } from 'node:worker_threads';
import { packedTable } from '#platform/domain';
import { competitorsTable } from './competitors-table.ts';

const answer = packedTable(competitorsTable, workerData.bytes);
parentPort?.postMessage(
  answer,
  answer.parts.map(({ buffer }) => buffer),
);
