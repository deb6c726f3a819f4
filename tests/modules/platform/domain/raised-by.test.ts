import fc from 'fast-check';
import { expect, test } from 'vitest';
import { raisedBy } from '../../../../modules/platform/domain/money.ts';

test.each([
  [1000, 250, 1025],
  [995, 250, 1020],
  [100, 50, 101],
  [99, 50, 99],
  [50, 100, 51],
  [49, 100, 49],
  [0, 500, 0],
])('%i cents raised by %i hundredths of a percent are %i, half up', (cents, hundredths, raised) => {
  expect(raisedBy(cents, hundredths)).toBe(raised);
});

test('is whole, and within half a cent of what it stands for', () => {
  fc.assert(
    fc.property(fc.nat(9_999_999), fc.nat(99_999), (cents, hundredths) => {
      const raised = raisedBy(cents, hundredths);
      const difference = BigInt(raised) * 10_000n - BigInt(cents) * BigInt(10_000 + hundredths);
      expect(Number.isSafeInteger(raised)).toBe(true);
      expect(difference > -5000n && difference <= 5000n).toBe(true);
    }),
  );
});
