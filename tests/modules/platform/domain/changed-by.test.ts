import fc from 'fast-check';
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

test('is whole, and within half a cent of what it stands for', () => {
  fc.assert(
    fc.property(fc.nat(9_999_999), fc.integer({ min: -9999, max: 99_999 }), (cents, hundredths) => {
      const changed = changedBy(cents, hundredths);
      const difference = BigInt(changed) * 10_000n - BigInt(cents) * BigInt(10_000 + hundredths);
      expect(Number.isSafeInteger(changed)).toBe(true);
      expect(difference > -5000n && difference <= 5000n).toBe(true);
    }),
  );
});
