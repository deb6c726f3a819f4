/** Computes blocks of cases one after the other, for price-worker.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { DomainError } from '#platform/domain';
import { type FileBlock, priceBlock } from './price-block.ts';
import type { FromWorker, SourceName, ToWorker, WorkerStart } from './price-messages.ts';
import { askedOnce } from './price-sources.ts';

const { options } = workerData as WorkerStart;
const port = parentPort ?? missing();
const utf8 = new TextEncoder();
/** Unanswered lookups. */
const asked = new Map<number, PromiseWithResolvers<unknown>>();
let questions = 0;

/** The main thread opens the sources; here each name is looked up once. */
const sources = askedOnce(async () => ({
  productByArtikelnummer: (name) => ask('productByArtikelnummer', name),
  krankenkasse: (name) => ask('krankenkasse', name),
  ownPrices: (name) => ask('ownPrices', name),
  close: async () => {},
}));

function ask<Value>(source: SourceName, name: string): Promise<Value> {
  questions += 1;
  const answer = Promise.withResolvers<unknown>();
  asked.set(questions, answer);
  tell({ kind: 'ask', id: questions, source, name });
  return answer.promise as Promise<Value>;
}

function tell(message: FromWorker): void {
  port.postMessage(message);
}

async function price(block: FileBlock, output: SharedArrayBuffer): Promise<void> {
  const { text, notes, junit, failed, counts } = await priceBlock(block, options, sources);
  const { read, written } = utf8.encodeInto(text, new Uint8Array(output));
  const answer = { notes, junit, failed, counts };
  tell({ kind: 'answer', answer, text: read === text.length ? written : text });
}

let last = Promise.resolve();
port.on('message', (message: ToWorker) => {
  if (message.kind === 'block') {
    last = last.then(() => price(message.block, message.output));
    return;
  }
  const answer = asked.get(message.id);
  asked.delete(message.id);
  if (message.kind === 'known') answer?.resolve(message.value);
  else answer?.reject(new DomainError(message.error.code, message.error.message, message.error.fields));
});
tell({ kind: 'ready' });

function missing(): never {
  throw new Error('This file is a worker.');
}
