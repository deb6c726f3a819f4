import { expect, it, onTestFinished, vi } from 'vitest';
import type { CalendarDay } from '#platform/domain';
import {
  type ReadRecord,
  type RecordOrder,
  RecordReader,
  type RecordWorker,
} from '../../../../../apps/web/consultation/reopening/record-reader.ts';

/** A worker that answers when the test makes it. */
class HeldWorker implements RecordWorker {
  onmessage: RecordWorker['onmessage'] = null;
  onerror: RecordWorker['onerror'] = null;
  readonly orders: RecordOrder[] = [];
  ended = false;

  postMessage(order: RecordOrder): void {
    this.orders.push(order);
  }

  terminate(): void {
    this.ended = true;
  }

  answer(data: ReadRecord): void {
    this.onmessage?.({ data } as Parameters<NonNullable<RecordWorker['onmessage']>>[0]);
  }

  fail(): void {
    this.onerror?.({ preventDefault: () => {} } as ErrorEvent);
  }
}

const order = (password: string | null = null): RecordOrder => ({
  bytes: new Uint8Array(),
  password,
  institution: { id: 1, name: 'Apotheke' },
  today: '2026-11-27' as CalendarDay,
});

/** A reader with the workers that it has started. */
function reader(timeout?: number) {
  const workers: HeldWorker[] = [];
  const start = () => {
    const worker = new HeldWorker();
    workers.push(worker);
    return worker;
  };
  return { workers, reader: new RecordReader(start, timeout) };
}

it('reads with the worker that was started ahead, which waits for the password and ends with the answer', async () => {
  const { workers, reader: records } = reader();
  records.prepare();
  const first = records.read(order());
  workers[0]?.answer({ kind: 'password' });
  expect(await first).toEqual({ kind: 'password' });
  expect(workers[0]?.ended).toBe(false);
  const second = records.read(order('geheim'));
  workers[0]?.answer({ kind: 'foreign' });
  expect(await second).toEqual({ kind: 'foreign' });
  expect(workers.map(({ orders, ended }) => [orders.length, ended])).toEqual([[2, true]]);
});

it('gives each file a worker of its own', async () => {
  const { workers, reader: records } = reader();
  records.prepare();
  const first = records.read(order());
  workers[0]?.answer({ kind: 'password' });
  await first;
  records.prepare();
  expect(workers[0]?.ended).toBe(true);
  void records.read(order());
  expect(workers.map(({ orders }) => orders.length)).toEqual([1, 1]);
});

it('tries another where the waiting one could not be loaded, and says so where that cannot either', async () => {
  const { workers, reader: records } = reader();
  records.prepare();
  workers[0]?.fail();
  const reading = records.read(order());
  workers[1]?.fail();
  expect(await reading).toEqual({ kind: 'not-loaded' });
  expect(workers.every(({ ended }) => ended)).toBe(true);
});

it('ends a worker that takes too long, and one that nobody needs any more', async () => {
  const { workers, reader: records } = reader(1);
  expect(await records.read(order())).toEqual({ kind: 'time' });
  records.prepare();
  records.end();
  expect(workers.map(({ ended }) => ended)).toEqual([true, true]);
});

it('says that it needs https where the browser cannot decrypt', async () => {
  vi.stubGlobal('crypto', {});
  onTestFinished(() => void vi.unstubAllGlobals());
  const { workers, reader: records } = reader();
  expect(await records.read(order())).toEqual({ kind: 'no-https' });
  expect(workers).toEqual([]);
});
