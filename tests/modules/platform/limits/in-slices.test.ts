import { expect, test } from 'vitest';
import { giveWay } from '#platform';

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
