import { expect, test } from 'vitest';
import { changedBy } from '../../../../modules/platform/domain/money.ts';

test.each([
  [1000, 250, 1025],
  [995, 250, 1020],
  [100, 50, 101],
  [99, 50, 99],
  [50, 100, 51],
  [49, 100, 49],
  [0, 500, 0],
  [1000, -250, 975],
  [995, -250, 970],
  [999, -1250, 874],
  [1, -5000, 1],
  [1, -5001, 0],
  [1234, -9999, 0],
])('%i cents changed by %i hundredths of a percent are %i, half up', (cents, hundredths, changed) => {
  expect(changedBy(cents, hundredths)).toBe(changed);
});
