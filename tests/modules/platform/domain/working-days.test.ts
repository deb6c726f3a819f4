import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay } from '#platform/domain';
import {
  easterSunday,
  isNationwideHoliday,
  officeDayFrom,
  workingDayFrom,
  workingDayUntil,
} from '../../../../modules/platform/domain/working-days.ts';

const day = (text: string) => text as CalendarDay;
const YEARS = Array.from({ length: 200 }, (_, index) => 1950 + index);
const daysOf = (year: number) =>
  Array.from({ length: 366 }, (_, index) => addDays(day(`${year}-01-01`), index)).filter((each) =>
    each.startsWith(String(year)),
  );

describe('Easter', () => {
  // The earliest and latest days of the rule, and years around today.
  it.each([
    '1954-04-18',
    '1981-04-19',
    '2000-04-23',
    '2008-03-23',
    '2011-04-24',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2028-04-16',
    '2029-04-01',
    '2030-04-21',
    '2038-04-25',
    '2049-04-18',
    '2076-04-19',
    '2285-03-22',
  ])('is on %s', (text) => {
    expect(easterSunday(Number(text.slice(0, 4)))).toBe(text);
  });
});

describe('the nationwide holidays', () => {
  it('of 2026 are these nine', () => {
    expect(daysOf(2026).filter(isNationwideHoliday)).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-04-06',
      '2026-05-01',
      '2026-05-14',
      '2026-05-25',
      '2026-10-03',
      '2026-12-25',
      '2026-12-26',
    ]);
  });

  it('are nine in each year, or eight where Ascension Day is the first of May', () => {
    for (const year of YEARS) {
      const one = addDays(easterSunday(year), 39) === `${year}-05-01`;
      expect(daysOf(year).filter(isNationwideHoliday)).toHaveLength(one ? 8 : 9);
    }
  });
});

describe('a working day', () => {
  it.each([
    ['2026-11-28', '2026-11-28', '2026-11-28', '2026-11-30'], // Saturday
    ['2026-11-29', '2026-11-30', '2026-11-28', '2026-11-30'], // Sunday
    ['2026-04-03', '2026-04-04', '2026-04-02', '2026-04-07'], // Good Friday
    ['2026-12-25', '2026-12-28', '2026-12-24', '2026-12-28'], // Christmas before a Sunday
    ['2027-01-01', '2027-01-02', '2026-12-31', '2027-01-04'],
  ])('near %s', (text, from, until, office) => {
    expect(workingDayFrom(day(text))).toBe(from);
    expect(workingDayUntil(day(text))).toBe(until);
    expect(officeDayFrom(day(text))).toBe(office);
  });
});
