/** Seals one document outside the main thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { sealPdf } from './seal-pdf.ts';

const answer = await sealPdf(workerData);
parentPort?.postMessage(answer, 'sealed' in answer ? [answer.sealed.buffer] : []);
