import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  copayment,
  copaymentGround,
  copaymentRule,
} from '../../../../modules/consultation/pricing/copayment.ts';
import type { CalendarDay } from '../../../../modules/platform/domain/index.ts';

const TODAY = '2026-03-09' as CalendarDay;

describe('copayment', () => {
  it.each([
    [2124, 212],
    [2678, 268],
    [2559, 256],
    [2565, 257],
    [9994, 999],
    [9995, 1000],
    [10_000, 1000],
    [11_900, 1000],
    [4, 0],
    [5, 1],
    [0, 0],
  ])('of a gross allowance of %i cents is %i cents', (gross, due) => {
    expect(copayment({ gebuehr: 'GE2' }, 70, gross, TODAY)).toBe(due);
  });

  // @spec consultation-9-3
  it('is not due from the exempt', () => {
    expect(copayment({ gebuehr: 'GE1' }, 70, 2124, TODAY)).toBe(0);
  });

  // @spec consultation-3-3
  it('is due where gebuehr is unset, and where the age is unknown', () => {
    expect(copayment({}, 70, 2124, TODAY)).toBe(212);
    expect(copayment({}, null, 2124, TODAY)).toBe(212);
  });

  it('is due from 18 on', () => {
    expect(copayment({}, 17, 2124, TODAY)).toBe(0);
    expect(copayment({}, 18, 2124, TODAY)).toBe(212);
  });

  // @spec consultation-9-3
  it('never leaves 0 to 10 EUR and never falls when the allowance rises', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1000), (gross, more) => {
        const due = copayment({}, 70, gross, TODAY);
        return due >= 0 && due <= 1000 && copayment({}, 70, gross + more, TODAY) >= due;
      }),
    );
  });

  it.each([
    ['2026-07-29', 11_900, 1000],
    ['2026-07-30', 11_900, 1190],
    ['2026-07-29', 16_660, 1000],
    ['2026-07-30', 16_660, 1500],
    ['2026-07-30', 14_994, 1499],
    ['2026-07-30', 14_995, 1500],
  ])('on %s of a gross allowance of %i cents is %i cents', (today, gross, due) => {
    expect(copayment({ gebuehr: 'GE2' }, 70, gross, today as CalendarDay)).toBe(due);
  });

  it('from 30.07.2026 on never leaves 0 to 15 EUR, and is what it was where 10 EUR did not limit it', () => {
    const [before, after] = ['2026-07-29', '2026-07-30'] as [CalendarDay, CalendarDay];
    fc.assert(
      fc.property(fc.nat(30_000), fc.nat(1000), (gross, more) => {
        const due = copayment({}, 70, gross, after);
        const was = copayment({}, 70, gross, before);
        expect(due).toBeGreaterThanOrEqual(was);
        expect(due).toBeLessThanOrEqual(1500);
        if (was < 1000) expect(due).toBe(was);
        expect(copayment({}, 70, gross + more, after)).toBeGreaterThanOrEqual(due);
      }),
    );
  });
});

describe('copaymentGround', () => {
  it.each([
    [{ gebuehr: 'GE1' }, 17, 11_900, 'exempt'],
    [{ gebuehr: 'GE2' }, 17, 11_900, 'minor'],
    [{}, 18, 2124, 'share'],
    [{}, null, 9994, 'share'],
    // 10 % is the limit itself: nothing is cut off.
    [{}, 70, 10_000, 'share'],
    [{}, 70, 10_004, 'share'],
    [{}, 70, 10_005, 'limit'],
  ] as const)('of %o at the age of %s and %i cents is %s', (patient, age, gross, ground) => {
    expect(copaymentGround(patient, age, gross, TODAY)).toBe(ground);
  });

  it('follows the limit of the day', () => {
    const on = (day: string, gross: number) => copaymentGround({}, 70, gross, day as CalendarDay);
    expect([on('2026-07-29', 11_900), on('2026-07-30', 11_900)]).toEqual(['limit', 'share']);
    expect(on('2026-07-30', 16_660)).toBe('limit');
  });
});

it('follows the rule of the day', () => {
  expect(copaymentRule('2026-07-29' as CalendarDay)).toEqual({ percent: 10, limit: 1000, age: 18 });
  expect(copaymentRule('2026-07-30' as CalendarDay)).toEqual({ percent: 10, limit: 1500, age: 18 });
});
