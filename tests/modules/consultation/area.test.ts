import { describe, expect, it } from 'vitest';
import { areaOfAddedLine, areasOf, insurerPays } from '../../../modules/consultation/domain/area.ts';

it('free sale exists in methods A and C only', () => {
  expect(areasOf('A')).toEqual([0, 1, 2]);
  expect(areasOf('B')).toEqual([0, 1]);
  expect(areasOf('C')).toEqual([0, 1, 2]);
});

it('the insurer pays in area 0, and in area 1 under A and C', () => {
  const pays = (method: 'A' | 'B' | 'C') => ([0, 1, 2] as const).map((area) => insurerPays(method, area));
  expect(pays('A')).toEqual([true, true, false]);
  expect(pays('B')).toEqual([true, false, false]);
  expect(pays('C')).toEqual([true, true, false]);
});

describe('areaOfAddedLine', () => {
  it.each([
    ['Basis', 'A', false, 2124, 0],
    ['Premium', 'A', false, 2124, 1],
    ['Premium', 'A', false, null, 1],
    ['-', 'A', false, 2124, 2],
    ['-', 'B', false, 2124, 1],
    ['-', 'C', false, 2124, 2],
    ['-', 'A', true, 0, 2],
    ['Basis', 'A', true, 0, 1],
    ['Basis', 'A', true, 2124, 0],
    ['Basis', 'A', true, null, 0],
    ['Basis', 'A', false, 0, 0],
  ] as const)(
    '%s under %s, self-pay %s, allowance %s: area %i',
    (PremiumBasis, method, selfPay, gross, area) => {
      expect(areaOfAddedLine({ PremiumBasis }, method, selfPay, gross)).toBe(area);
    },
  );
});
