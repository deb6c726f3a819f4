/** Re-encodes one picture outside the main thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { encodeImage } from './encode-image.ts';

const answer = await encodeImage(workerData);
parentPort?.postMessage(answer, 'fault' in answer ? [] : [answer.large.buffer, answer.small.buffer]);
