import { describe, expect, it } from 'vitest';
import {
  ageOn,
  berlinDay,
  type CalendarDay,
  dayFromParts,
  formatDay,
  isRealDate,
  parseDay,
} from '../../../../modules/platform/domain/dates.ts';
import { addDays, daysBetween } from '../../../../modules/platform/domain/day-count.ts';

const day = (text: string) => text as CalendarDay;

describe('isRealDate', () => {
  it.each([
    [2026, 1, 1],
    [2026, 1, 31],
    [2026, 4, 30],
    [2026, 12, 31],
    [2024, 2, 29],
    [2000, 2, 29],
    [2026, 2, 28],
    [1000, 1, 1],
    [9999, 12, 31],
  ])('%i-%i-%i exists', (year, month, date) => {
    expect(isRealDate(year, month, date)).toBe(true);
  });

  it.each([
    [2026, 2, 29],
    [1900, 2, 29],
    [2026, 4, 31],
    [2026, 1, 32],
    [2026, 1, 0],
    [2026, 0, 1],
    [2026, 13, 1],
    [999, 1, 1],
    [10_000, 1, 1],
    [2026.5, 1, 1],
    [2026, 1.5, 1],
    [2026, 1, 1.5],
    [Number.NaN, 1, 1],
  ])('%d-%d-%d does not', (year, month, date) => {
    expect(isRealDate(year, month, date)).toBe(false);
  });
});

describe('reading a day', () => {
  it('joins parts', () => {
    expect(dayFromParts(2026, 3, 9)).toBe('2026-03-09');
    expect(dayFromParts(2026, 2, 29)).toBeNull();
  });

  it('reads the one form of a day', () => {
    expect(parseDay('2026-03-09')).toBe('2026-03-09');
    for (const text of [
      '2026-02-29',
      '2026-3-9',
      '09.03.2026',
      ' 2026-03-09',
      '2026-03-09T00:00',
      'x2026-03-09',
      '',
    ]) {
      expect(parseDay(text)).toBeNull();
    }
  });
});

describe('berlinDay', () => {
  it('changes at midnight in Berlin, in winter and in summer', () => {
    expect(berlinDay(new Date('2026-01-31T22:59:59Z'))).toBe('2026-01-31');
    expect(berlinDay(new Date('2026-01-31T23:00:00Z'))).toBe('2026-02-01');
    expect(berlinDay(new Date('2026-07-01T21:59:59Z'))).toBe('2026-07-01');
    expect(berlinDay(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
  });
});

describe('ageOn', () => {
  it.each([
    ['2008-03-10', '2026-03-09', 17],
    ['2008-03-10', '2026-03-10', 18],
    ['2008-03-10', '2026-03-11', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-28', 19],
    ['2008-02-29', '2028-02-29', 20],
    ['2008-12-01', '2026-01-31', 17],
    ['2026-03-09', '2026-03-09', 0],
    ['2027-01-01', '2026-03-09', -1],
    ['1950-01-31', '2026-03-09', 76],
    ['1999-12-31', '2000-01-01', 0],
  ])('born %s, on %s: %i', (birth, today, age) => {
    expect(ageOn(day(birth), day(today))).toBe(age);
  });
});

describe('counting days', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-03-09', 0, '2026-03-09'],
  ])('%s and %i days', (from, count, to) => {
    expect(addDays(day(from), count)).toBe(to);
    expect(daysBetween(day(from), day(to))).toBe(count);
  });
});

// @spec consultation-9-13
it('formatDay writes a day as people read it', () => {
  expect(formatDay(day('2026-03-09'))).toBe('09.03.2026');
});
