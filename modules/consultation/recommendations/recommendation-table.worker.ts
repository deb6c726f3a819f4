/** Reads one table of recommendations, apart from the thread that answers everybody. */
import { parentPort, workerData } from 'node:worker_threads';
import { packedTable } from '#platform/domain';
import { recommendationFile } from './recommendation-file.ts';

const answer = packedTable(recommendationFile, workerData.bytes);
parentPort?.postMessage(
  answer,
  answer.parts.map(({ buffer }) => buffer),
);
