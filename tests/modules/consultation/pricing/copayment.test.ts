import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copayment, copaymentGround } from '../../../../modules/consultation/pricing/copayment.ts';
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
