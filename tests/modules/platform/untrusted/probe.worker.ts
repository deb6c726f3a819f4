/** Does to a worker what a bad file could. */
import { parentPort, workerData } from 'node:worker_threads';

const { bytes, what } = workerData as { bytes: Uint8Array; what: string };
const held: unknown[] = [];

if (what === 'echo') parentPort?.postMessage(bytes);
if (what === 'look') {
  console.log('to standard output');
  console.error('to standard error');
  parentPort?.postMessage(Object.keys(process.env));
}
if (what === 'throw') throw new Error('broken');
if (what === 'end') process.exit(0);
while (what === 'hang');
while (what === 'objects') held.push({ held: [1, 2, 3] });
while (what === 'buffers') held.push(new Uint8Array(1024 * 1024).fill(1));
if (what === 'map') {
  const map = new Map<number, number>();
  for (let key = 0; map.size < 16_000_000; key += 1) map.set(key, key);
}
