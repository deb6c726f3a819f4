/** Reads one file with settings, apart from the thread that answers everybody. */
import { parentPort, workerData } from 'node:worker_threads';
import { readSettingsFile } from './settings-file.ts';

parentPort?.postMessage(readSettingsFile(workerData.bytes));
