/** Seals one document, apart from the thread that answers everybody. */
import { parentPort, workerData } from 'node:worker_threads';
import { sealPdf } from './seal-pdf.ts';

const answer = await sealPdf(workerData);
parentPort?.postMessage(answer, 'sealed' in answer ? [answer.sealed.buffer] : []);
