/** Reads an untrusted PDF in a worker of its own, which the page ends if it takes too long. */
import { type OpenedRecord, openRecord } from '#pdf/domain';
import type { RecordOrder } from './record-reader.ts';

self.addEventListener('message', async ({ data }: MessageEvent<RecordOrder>) => {
  const { bytes, password, institution, today } = data;
  const answer: OpenedRecord = await openRecord(bytes, password, institution, today);
  self.postMessage(answer);
});
