import { expect, it } from 'vitest';
import { pathOperators } from '../../../../modules/pdf/writing/path-operators.ts';

it('draws lines, absolute and relative, and closes them', () => {
  expect(pathOperators('M10 20h5v-5l1 1L0 0Z')).toEqual([
    ...['10 20 m', '15 20 l', '15 15 l', '16 16 l', '0 0 l', 'h'],
  ]);
  expect(pathOperators('M-8 9 0-1l8 10')).toEqual(['-8 9 m', '0 -1 l', '8 9 l']);
});

it('mirrors the handle of a smooth curve', () => {
  expect(pathOperators('M0 0c1 2 3 4 5 5s3 3 4 0')).toEqual(['0 0 m', '1 2 3 4 5 5 c', '7 6 8 8 9 5 c']);
});

it.each([
  ['M20 0a20 20 0 1 0 40 0', [60, 0], [40, 20]],
  ['M20 0a20 20 0 0 1 40 0', [60, 0], [40, -20]],
  ['M0 0a10 10 0 0 1 10 10', [10, 10], null],
])('draws the arc %s through its end', (d, end, middle) => {
  const curves = pathOperators(d)
    .slice(1)
    .map((text) => text.split(' ').slice(4, 6).map(Number));
  expect(curves.at(-1)?.map(Math.round)).toEqual(end);
  if (middle) expect(curves[0]?.map(Math.round)).toEqual(middle);
});

it('refuses what it does not know', () => {
  expect(() => pathOperators('M0 0q1 1 2 2')).toThrow('not supported');
});
