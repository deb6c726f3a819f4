/** Reads one settings file outside the main thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { readSettingsFile } from './settings-file.ts';

parentPort?.postMessage(readSettingsFile(workerData.bytes));
