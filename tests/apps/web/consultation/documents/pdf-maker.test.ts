import { expect, test } from 'vitest';
import { PdfMaker, type PdfWorker } from '../../../../../apps/web/consultation/documents/pdf/pdf-maker.ts';
import type {
  MadeDocument,
  PicturedOrder,
} from '../../../../../apps/web/consultation/documents/pdf/worker-messages.ts';

const DOCUMENT = { kind: 'proposal' } as PicturedOrder;
const MADE = { positions: [] } as unknown as MadeDocument;

/** A worker that answers when the test makes it. */
class HeldWorker implements PdfWorker {
  onmessage: PdfWorker['onmessage'] = null;
  onerror: PdfWorker['onerror'] = null;
  readonly orders: { id: number; password: string | null }[] = [];
  ended = false;
  postMessage(order: unknown): void {
    this.orders.push(order as { id: number; password: string | null });
  }
  terminate(): void {
    this.ended = true;
  }
  drawn(place: number): void {
    this.onmessage?.({ data: { id: this.orders[place]?.id, drawn: true } } as MessageEvent);
  }
  answer(place: number, made: MadeDocument | null): void {
    this.onmessage?.({ data: { id: this.orders[place]?.id, made } } as MessageEvent);
  }
}

function maker() {
  const workers: HeldWorker[] = [];
  const it = new PdfMaker(() => {
    const worker = new HeldWorker();
    workers.push(worker);
    return worker;
  });
  return { it, workers };
}

test('starts a worker with the first document, and none before', async () => {
  const { it, workers } = maker();
  expect(workers).toEqual([]);
  const first = it.make(DOCUMENT, null);
  const second = it.make(DOCUMENT, 'geheim');
  expect(workers).toHaveLength(1);
  expect(workers[0]?.orders.map(({ password }) => password)).toEqual([null, 'geheim']);
  const other = { ...MADE };
  workers[0]?.answer(1, other);
  workers[0]?.answer(0, MADE);
  expect(await first).toBe(MADE);
  expect(await second).toBe(other);
});

test('says once that a document is drawn, before it is there', async () => {
  const { it, workers } = maker();
  let drawn = 0;
  const first = it.make(DOCUMENT, 'geheim', () => {
    drawn += 1;
  });
  const second = it.make(DOCUMENT, null);
  workers[0]?.drawn(0);
  workers[0]?.drawn(1);
  expect(drawn).toBe(1);
  workers[0]?.answer(0, MADE);
  workers[0]?.answer(1, MADE);
  expect([await first, await second, drawn]).toEqual([MADE, MADE, 1]);
});

test('a document that cannot be made fails alone', async () => {
  const { it, workers } = maker();
  const first = it.make(DOCUMENT, null);
  const second = it.make(DOCUMENT, null);
  workers[0]?.answer(0, null);
  workers[0]?.answer(1, MADE);
  await expect(first).rejects.toThrow();
  expect(await second).toBe(MADE);
});

test('a worker that breaks is replaced by the next document', async () => {
  const { it, workers } = maker();
  const first = it.make(DOCUMENT, null);
  let prevented = false;
  workers[0]?.onerror?.({
    preventDefault: () => {
      prevented = true;
    },
  } as ErrorEvent);
  await expect(first).rejects.toThrow();
  expect(workers[0]?.ended).toBe(true);
  expect(prevented).toBe(true);
  const second = it.make(DOCUMENT, null);
  workers[1]?.answer(0, MADE);
  expect(await second).toBe(MADE);
});
