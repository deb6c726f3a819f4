/** Reads one product table, apart from the thread that answers everybody. */
import { parentPort, workerData } from 'node:worker_threads';
import { packedTable } from '#platform/domain';
import { productTable } from './product-table.ts';

const answer = packedTable(productTable, workerData.bytes);
parentPort?.postMessage(
  answer,
  answer.parts.map(({ buffer }) => buffer),
);
