/** Writes one picture anew, apart from the thread that answers everybody. */
import { parentPort, workerData } from 'node:worker_threads';
import { encodeImage } from './encode-image.ts';

const answer = await encodeImage(workerData);
parentPort?.postMessage(answer, 'fault' in answer ? [] : [answer.large.buffer, answer.small.buffer]);
