import { expect, test } from 'vitest';
import { giveWay, jsonInSlices } from '#platform';

const busy = (ms: number) => {
  for (const begun = performance.now(); performance.now() - begun < ms; );
};

test('long work lets others go on', async () => {
  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  }, 0);
  for (let step = 0; step < 10; step += 1) {
    busy(6);
    await giveWay();
  }
  clearInterval(others);
  expect(turns).toBeGreaterThan(3);
});

test.each([
  [{}],
  [{ a: undefined, b: null, c: 'ß"', d: [], e: {} }],
  [{ list: Array.from({ length: 1001 }, (_, at) => ({ at })), table: { x: [1] } }],
  [{ table: Object.fromEntries(Array.from({ length: 601 }, (_, at) => [`k${at}`, [at, null]])) }],
])('JSON made in slices is the same text', async (value) => {
  expect((await jsonInSlices(value)).join('')).toBe(JSON.stringify(value));
});
