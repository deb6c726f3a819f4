import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime } from '../../../../modules/platform/limits/in-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('work that ends in time gives its result, and leaves no timer behind', async () => {
  await expect(inTime(Promise.resolve('done'), 1_000, () => 'late')).resolves.toBe('done');
  await expect(inTime(Promise.reject(new Error('failed')), 1_000, () => 'late')).rejects.toThrow('failed');
  expect(vi.getTimerCount()).toBe(0);
});

it('work that takes longer gives what is said of late work, at the deadline and not before', async () => {
  let ended = false;
  const answer = inTime(new Promise(() => {}), 1_000, () => 'late').finally(() => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await expect(answer).resolves.toBe('late');
});

it('late work may be refused, and its own failure afterwards is nobody’s', async () => {
  let fail: (error: Error) => void = () => {};
  const work = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const answer = inTime(work, 1_000, () => {
    throw new Error('It is late.');
  });
  const refused = expect(answer).rejects.toThrow('It is late.');
  await vi.advanceTimersByTimeAsync(1_000);
  await refused;
  fail(new Error('failed later'));
  await vi.advanceTimersByTimeAsync(0);
});
