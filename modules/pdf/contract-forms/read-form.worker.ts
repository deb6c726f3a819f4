/** Reads one uploaded form outside the main thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { readForm } from './read-form.ts';

const answer = await readForm(workerData);
parentPort?.postMessage(answer, 'file' in answer ? [answer.file.buffer] : []);
