import { expect, it } from 'vitest';
import { sameContent } from '../../../../../apps/web/consultation/draft/same-content.ts';

it('compares what is held, in whatever order the names stand', () => {
  expect(sameContent({ a: 1, b: { c: [2], d: 3 } }, { b: { d: 3, c: [2] }, a: 1 })).toBe(true);
  expect(sameContent({ a: 1, b: 2 }, { a: 1, b: 3 })).toBe(false);
  // The order of a list is part of what it says.
  expect(sameContent([{ id: 'a' }, { id: 'b' }], [{ id: 'b' }, { id: 'a' }])).toBe(false);
});
