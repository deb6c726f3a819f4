import { expect, test } from 'vitest';
import { onePress } from '../../../../apps/web/ui/basics/use-press.ts';

test('the first press holds until its work has ended, whatever was drawn', async () => {
  const states: boolean[] = [];
  const press = onePress((busy) => states.push(busy));
  const done: string[] = [];
  let end = () => {};
  const first = press(async () => {
    done.push('first');
    await new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  await press(() => done.push('second'));
  expect([done, states]).toEqual([['first'], [true]]);
  end();
  await first;
  expect(states).toEqual([true, false]);
  await press(() => done.push('third'));
  expect(done).toEqual(['first', 'third']);
});

test('the second click of a double click does nothing, also where the first has ended', async () => {
  const press = onePress(() => {});
  const done: number[] = [];
  for (const detail of [1, 2, 3, 0, 0]) await press(() => done.push(detail), { detail });
  expect(done).toEqual([1, 0, 0]);
});

test('work that fails holds nobody up', async () => {
  const press = onePress(() => {});
  await expect(press(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  const done: string[] = [];
  await press(() => done.push('again'));
  expect(done).toEqual(['again']);
});
