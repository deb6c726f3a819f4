import { describe, expect, it } from 'vitest';
import { APPLICATION_TYPES, type Tier } from '#catalogue/domain';
import {
  areaOfLine,
  areasOf,
  insurerPays,
  isCareProduct,
} from '../../../../modules/consultation/cart/area.ts';

// @spec consultation-calculator-3 access-9-12
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

describe('the area of a line', () => {
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
      expect(areaOfLine({ PremiumBasis, Anwendungstyp: 'Slip' }, { method, selfPay, gross })).toBe(area);
    },
  );

  const facts = (method: 'A' | 'B' | 'C') => ({ method, selfPay: false, gross: 2124 });
  const ofType = (Anwendungstyp: (typeof CARE)[number] | (typeof COVERED)[number], PremiumBasis: Tier) => ({
    Anwendungstyp,
    PremiumBasis,
  });

  it.each(['A', 'B', 'C'] as const)(
    'is one the insurer does not pay in for care aids and skin care under %s, wherever they are added',
    (method) => {
      for (const type of CARE) {
        expect(isCareProduct({ Anwendungstyp: type })).toBe(true);
        for (const opened of [undefined, 0, 1, 2] as const) {
          for (const tier of ['-', 'Basis', 'Premium'] as const) {
            const area = areaOfLine(ofType(type, tier), facts(method), opened);
            expect(area).toBe(method === 'B' ? 1 : 2);
            expect(insurerPays(method, area)).toBe(false);
          }
        }
      }
    },
  );

  // @spec consultation-calculator-9
  it('is that from which they are added for Inkontinenzprodukte and Zubehör', () => {
    for (const type of COVERED) {
      expect(isCareProduct({ Anwendungstyp: type })).toBe(false);
      for (const opened of [0, 1, 2] as const) {
        for (const tier of ['-', 'Basis', 'Premium'] as const)
          expect(areaOfLine(ofType(type, tier), facts('A'), opened)).toBe(opened);
      }
    }
  });
});

const CARE = [...APPLICATION_TYPES.Pflegehilfsmittel, ...APPLICATION_TYPES.Hautpflege] as const;
const COVERED = [...APPLICATION_TYPES.Inkontinenzprodukt, ...APPLICATION_TYPES.Zubehör] as const;
