/** Reads one table of own prices outside the main thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { packedTable } from '#platform/domain';
import { ownPriceTable } from './own-price-table.ts';

const answer = packedTable(ownPriceTable, workerData.bytes);
parentPort?.postMessage(
  answer,
  answer.parts.map(({ buffer }) => buffer),
);
