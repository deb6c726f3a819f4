import { describe, expect, it } from 'vitest';
import { pflegehilfsmittelAmount } from '../../../modules/consultation/domain/index.ts';
import { addDays, type CalendarDay } from '../../../modules/platform/domain/index.ts';

const amountOn = (day: string) => pflegehilfsmittelAmount(day as CalendarDay);

describe('pflegehilfsmittelAmount', () => {
  it('is the one valid on the day', () => {
    expect(amountOn('2024-12-31')).toBe(4000);
    expect(amountOn('2025-01-01')).toBe(4200);
    expect(amountOn('2018-06-01')).toBe(4000);
    expect(amountOn('2026-11-20')).toBe(4200);
  });

  it('never falls from one day to the next', () => {
    let before = 0;
    for (let day = '2024-01-01' as CalendarDay; day < '2026-01-01'; day = addDays(day, 1)) {
      const amount = pflegehilfsmittelAmount(day);
      expect(amount).toBeGreaterThanOrEqual(before);
      before = amount;
    }
  });
});
