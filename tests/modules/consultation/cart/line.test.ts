import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReusable, SEVERITIES } from '#catalogue/domain';
import type { OwnPrices } from '#institution/domain';
import {
  dailyChanges,
  hasDailyNeed,
  monthlyPackages,
  packsAgainstNeed,
  packsAreLimited,
  packsFollowNeed,
  packsForNeed,
  priceLine,
  usualNeed,
} from '../../../../modules/consultation/cart/line.ts';
import { BV, FP, PS, product } from '../worked-cases.ts';

const LIQUID = product('Händedesinfektion', '-', 'Kein Schweregrad', 1, 695, true);
const price = (of: typeof BV, choice = {}, prices: OwnPrices = new Map()) => {
  const size = of.sizes.M;
  if (size === undefined) throw new Error('no size M');
  return priceLine({ product: 'P', size: 'M', ...choice }, of, size, prices);
};

const of = (pieces: number) => ({ pieces });
/** 19,95 € for one bed pad. */
const PAD = product('Krankenunterlagen', '-', 'Kein Schweregrad', 1, 1995);
const ofGroup = (aidnumber: string) => ({ ...PAD.sizes.M, aidnumber }) as typeof PAD.sizes.M & object;

describe('usualNeed', () => {
  // @spec consultation-9-4
  it('is 3 from severe incontinence on, else 2', () => {
    const needs = SEVERITIES.map((Schweregrad) => usualNeed({ Anwendungstyp: 'Slip', Schweregrad }));
    expect(Object.fromEntries(SEVERITIES.map((severity, index) => [severity, needs[index]]))).toEqual({
      'Leichte Inkontinenz': 2,
      'Mittlere Inkontinenz': 2,
      'Schwere Inkontinenz': 3,
      'Schwerste Inkontinenz': 3,
      'Kein Schweregrad': 2,
    });
  });

  // @spec consultation-9-4
  it('is 1 for a Fixierhose, whatever its severity', () => {
    expect(usualNeed(FP)).toBe(1);
    expect(usualNeed({ Anwendungstyp: 'Fixierhosen', Schweregrad: 'Schwere Inkontinenz' })).toBe(1);
  });
});

describe('dailyChanges', () => {
  // @spec consultation-9-5
  it.each([
    ['Leichte Inkontinenz', 2],
    ['Mittlere Inkontinenz', 2],
    ['Schwere Inkontinenz', 3],
    ['Schwerste Inkontinenz', 3],
    ['Kein Schweregrad', null],
  ] as const)('at %s: %s', (Schweregrad, changes) => {
    expect(dailyChanges({ Anwendungstyp: 'Slip', Schweregrad })).toBe(changes);
  });

  it('are none of a Fixierhose, which is worn longer than a Vorlage', () => {
    expect(dailyChanges({ Anwendungstyp: 'Fixierhosen', Schweregrad: 'Schwere Inkontinenz' })).toBeNull();
  });
});

describe('packs a month', () => {
  it('are enough, and one less would not be', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 500 }), (need, pieces) => {
        const packs = packsForNeed(need, pieces);
        return packs * pieces >= 30 * need && (packs - 1) * pieces < 30 * need;
      }),
    );
  });

  // @spec consultation-9-6
  it('stop at 30, and say so', () => {
    expect([monthlyPackages(BV, of(2), 2), packsAreLimited(BV, of(2), 2)]).toEqual([30, false]);
    expect([monthlyPackages(BV, of(1), 2), packsAreLimited(BV, of(1), 2)]).toEqual([30, true]);
    expect([monthlyPackages(BV, of(59), 2), packsAreLimited(BV, of(59), 2)]).toEqual([2, false]);
  });

  it('are 1 for a Fixierhose and a liquid, whatever the need', () => {
    expect([monthlyPackages(FP, of(5), 10), packsAreLimited(FP, of(1), 10)]).toEqual([1, false]);
    expect([monthlyPackages(LIQUID, of(1), 10), packsAreLimited(LIQUID, of(1), 10)]).toEqual([1, false]);
    expect([FP, LIQUID, BV].map((each) => packsFollowNeed(each, {}))).toEqual([false, false, true]);
  });
});

describe('what is washed', () => {
  const offer = (size: ReturnType<typeof ofGroup>, of = PAD) =>
    priceLine({ product: 'P', size: 'M' }, of, size, new Map());

  it('is one pack, without a need: bed pads of product group 51, and what the vendor marks', () => {
    expect(offer(ofGroup('51.40.01.4003'))).toMatchObject({
      dailyNeed: 1,
      monthlyPackages: 1,
      totalPrice: 1995,
    });
    expect(offer(ofGroup('54.45.01.4001'))).toMatchObject({ monthlyPackages: 30 });
    const marked = { ...PS, wiederverwendbar: true };
    expect(price(marked)).toMatchObject({ dailyNeed: 1, monthlyPackages: 1, totalPrice: 2495 });
    expect([hasDailyNeed(PS, {}), hasDailyNeed(marked, {})]).toEqual([true, false]);
    // Elsewhere the number of the group says nothing of washing.
    expect(isReusable(PS, { aidnumber: '51.40.01.4003' })).toBe(false);
  });

  it('takes packs set by hand, and warns of none', () => {
    const size = ofGroup('51.40.01.4003');
    expect(priceLine({ product: 'P', size: 'M', monthlyPackages: 3 }, PAD, size, new Map())).toMatchObject({
      monthlyPackages: 3,
      totalPrice: 5985,
    });
    expect(packsAgainstNeed(PAD, size, 1, 30)).toBeNull();
    expect(packsAreLimited(PAD, size, 10)).toBe(false);
  });
});
