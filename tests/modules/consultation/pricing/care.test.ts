import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cheapestNeedsBased,
  differenceBase,
  mehrkosten,
} from '../../../../modules/consultation/pricing/care.ts';

const priced = (totalPrice: number, priceMissing = false, lines: unknown[] = ['a line']) => ({
  lines,
  totalPrice,
  priceMissing,
});
const cents = fc.nat(100_000);
const cheapest = fc.option(cents);

describe('cheapestNeedsBased', () => {
  it('is the smallest total', () => {
    expect(cheapestNeedsBased([priced(300), priced(100), priced(200)])).toBe(100);
  });

  it('counts a proposal of 0,00', () => {
    expect(cheapestNeedsBased([priced(300), priced(0)])).toBe(0);
  });

  it('is none without proposals, with an empty one, with one whose price is missing', () => {
    expect(cheapestNeedsBased([])).toBeNull();
    expect(cheapestNeedsBased([priced(0, false, [])])).toBeNull();
    expect(cheapestNeedsBased([priced(100, true)])).toBeNull();
    expect(cheapestNeedsBased([priced(100, true), priced(0, false, []), priced(200)])).toBe(200);
  });
});

describe('differenceBase', () => {
  it('is the cheapest proposal, at most the allowance', () => {
    expect(differenceBase(2678, 2385)).toBe(2385);
    expect(differenceBase(2678, 3047)).toBe(2678);
    expect(differenceBase(2678, 0)).toBe(0);
  });

  it('is the allowance where there is none', () => {
    expect(differenceBase(2678, null)).toBe(2678);
  });
});

describe('mehrkosten', () => {
  const G = 2678;
  const base = 2385;

  it.each([
    ['A', 0, 0],
    ['A', 1, 7745 - G],
    ['A', 2, 7745],
    ['B', 0, 0],
    ['B', 1, 7745],
    ['C', 0, 0],
    ['C', 1, 7745 - base],
    ['C', 2, 7745],
  ] as const)('under method %s in area %i', (method, area, expected) => {
    expect(mehrkosten(method, area, 7745, G, base)).toBe(expected);
  });

  it.each(['A', 'B', 'C'] as const)(
    'are the whole total in each area under %s without an allowance',
    (method) => {
      for (const area of [0, 1, 2] as const) expect(mehrkosten(method, area, 7745, 0, 0)).toBe(7745);
    },
  );

  // @spec consultation-4-10
  it('are never a credit', () => {
    expect(mehrkosten('A', 1, 2598, G, base)).toBe(0);
    expect(mehrkosten('C', 1, 2000, G, base)).toBe(0);
  });

  it('cannot be named where the allowance cannot, except where it does not matter', () => {
    expect(mehrkosten('A', 0, 100, null, 0)).toBeNull();
    expect(mehrkosten('A', 1, 100, null, 0)).toBeNull();
    expect(mehrkosten('C', 1, 100, null, 0)).toBeNull();
    expect(mehrkosten('B', 1, 100, null, 0)).toBe(100);
    expect(mehrkosten('A', 2, 100, null, 0)).toBe(100);
  });

  // @spec access-9-12
  it('A <= C <= B, and never below 0', () => {
    fc.assert(
      fc.property(cents, cents, cheapest, (total, gross, n) => {
        const of = (method: 'A' | 'B' | 'C') =>
          mehrkosten(method, 1, total, gross, differenceBase(gross, n)) ?? Number.NaN;
        return 0 <= of('A') && of('A') <= of('C') && of('C') <= of('B');
      }),
    );
  });
});
