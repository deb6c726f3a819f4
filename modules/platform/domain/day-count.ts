// Apart from dates.ts, which every page loads: few screens count days.
import type { CalendarDay } from './dates.ts';

const MS_PER_DAY = 86_400_000;

function dayNumber(day: CalendarDay): number {
  return (
    Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / MS_PER_DAY
  );
}

/** The day `count` days after `day`; negative counts go back. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return new Date((dayNumber(day) + count) * MS_PER_DAY).toISOString().slice(0, 10) as CalendarDay;
}

/** Calendar days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return dayNumber(to) - dayNumber(from);
}
