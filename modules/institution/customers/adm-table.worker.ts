/** Reads one ADM table, apart from the thread that answers everybody. */
import { parentPort, workerData } from 'node:worker_threads';
import { packedTable } from '#platform/domain';
import { admTable } from './adm-table.ts';

const answer = packedTable(admTable, workerData.bytes);
parentPort?.postMessage(
  answer,
  answer.parts.map(({ buffer }) => buffer),
);
