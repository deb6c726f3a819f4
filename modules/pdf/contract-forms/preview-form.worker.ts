/** Fills one stored form from an example outside the main thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { previewForm } from './preview-form.ts';

const answer = await previewForm(workerData);
parentPort?.postMessage(answer, answer.filled === null ? [] : [answer.filled.buffer]);
