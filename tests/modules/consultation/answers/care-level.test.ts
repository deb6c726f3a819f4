import { expect, test } from 'vitest';
import { careLevel } from '../../../../modules/consultation/answers/care-level.ts';

test.each([
  [undefined, undefined, null],
  ['G1', 'PA1', null],
  ['G2', undefined, { level: 1, filed: null }],
  ['G3', 'PA1', { level: 2, filed: true }],
  ['G6', 'PA2', { level: 5, filed: false }],
] as const)('Pflegegrad %s with the answer %s to the application is %o', (grad, antrag, expected) => {
  expect(careLevel({ grad, antrag })).toEqual(expected);
});
