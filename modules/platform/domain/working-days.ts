// Apart from dates.ts, which every page loads: few screens count days.

import type { CalendarDay } from './dates.ts';
import { addDays } from './day-count.ts';

/** Holidays everywhere in Germany: on a day of each year, or so many days after Easter Sunday (laws of the Länder). */
const FIXED: ReadonlySet<string> = new Set(['01-01', '05-01', '10-03', '12-25', '12-26']);
const AFTER_EASTER = [-2, 1, 39, 50] as const;

/** Easter Sunday of a year (Gregorian calendar, the anonymous rule as Meeus gives it). */
export function easterSunday(year: number): CalendarDay {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  const month = String(Math.floor(days / 31)).padStart(2, '0');
  return `${year}-${month}-${String((days % 31) + 1).padStart(2, '0')}` as CalendarDay;
}

/** Whether a day is a holiday in every Land. Those of single Länder are not known here. */
export function isNationwideHoliday(day: CalendarDay): boolean {
  if (FIXED.has(day.slice(5))) return true;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return AFTER_EASTER.some((count) => addDays(easter, count) === day);
}

const weekday = (day: CalendarDay) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Shops are open from Monday to Saturday. */
const isWorkingDay = (day: CalendarDay) => weekday(day) !== 0 && !isNationwideHoliday(day);
const isOfficeDay = (day: CalendarDay) => weekday(day) !== 6 && isWorkingDay(day);

function nearest(day: CalendarDay, step: 1 | -1, counts: (day: CalendarDay) => boolean): CalendarDay {
  let found = day;
  while (!counts(found)) found = addDays(found, step);
  return found;
}

/** The day, or the next one on which shops are open: Saturdays count. */
export const workingDayFrom = (day: CalendarDay): CalendarDay => nearest(day, 1, isWorkingDay);

/** The day, or the last one before it on which shops are open. */
export const workingDayUntil = (day: CalendarDay): CalendarDay => nearest(day, -1, isWorkingDay);

/** The day, or the next one on which authorities work: a period that ends on a Saturday goes on (§ 26 (3) SGB X). */
export const officeDayFrom = (day: CalendarDay): CalendarDay => nearest(day, 1, isOfficeDay);
