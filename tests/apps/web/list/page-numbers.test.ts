import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageNumbers } from '../../../../apps/web/ui/list/page-numbers.ts';

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 9, [1, 2, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('page %i of %i', (page, last, named) => {
  expect(pageNumbers(page, last)).toEqual(named);
});

test('any page is named with the first, the last and its neighbours, in order, and a gap hides two or more', () => {
  const asked = fc
    .integer({ min: 1, max: 500 })
    .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
  fc.assert(
    fc.property(asked, ([page, last]) => {
      const named = pageNumbers(page, last);
      const numbers = named.filter((each) => each !== null);
      for (const each of [1, Math.max(1, page - 1), page, Math.min(last, page + 1), last])
        expect(numbers).toContain(each);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      for (const [index, each] of named.entries())
        if (each === null) expect((named[index + 1] ?? 0) - (named[index - 1] ?? 0)).toBeGreaterThan(2);
      expect(named.length).toBeLessThanOrEqual(7);
    }),
  );
});
