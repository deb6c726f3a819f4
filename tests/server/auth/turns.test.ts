import { expect, test } from 'vitest';
import { Turns } from '../../../modules/auth/services/turns.ts';

/** Works that end when they are told to. */
function works() {
  const begun: number[] = [];
  const ends = new Map<number, (error?: Error) => void>();
  const work = (number: number) => () =>
    new Promise<number>((resolve, reject) => {
      begun.push(number);
      ends.set(number, (error) => (error === undefined ? resolve(number) : reject(error)));
    });
  return { begun, work, end: (number: number, error?: Error) => ends.get(number)?.(error) };
}

test('costly work is let through a few at a time, the first first, and refused where too many wait', async () => {
  const turns = new Turns(2, 2);
  const { begun, work, end } = works();
  const done = [1, 2, 3, 4].map((number) => turns.take(work(number)));
  expect(begun).toEqual([1, 2]);
  await expect(turns.take(work(5))).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('Bitte versuchen Sie es in einigen Sekunden noch einmal.'),
  });
  end(2);
  await done[1];
  expect(begun).toEqual([1, 2, 3]);
  end(1);
  await done[0];
  expect(begun).toEqual([1, 2, 3, 4]);
  end(3);
  end(4);
  expect(await Promise.all(done)).toEqual([1, 2, 3, 4]);
});

test('work that fails makes room as well', async () => {
  const turns = new Turns(1, 1);
  const { begun, work, end } = works();
  const [first, second] = [turns.take(work(1)), turns.take(work(2))];
  end(1, new Error('no memory'));
  await expect(first).rejects.toThrow('no memory');
  expect(begun).toEqual([1, 2]);
  end(2);
  expect(await second).toBe(2);
  const third = turns.take(work(3));
  expect(begun).toEqual([1, 2, 3]);
  end(3);
  expect(await third).toBe(3);
});
