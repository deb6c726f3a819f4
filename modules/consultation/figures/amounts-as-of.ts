import { type CalendarDay, formatDay } from '#platform/domain';

/**
 * The line `Stand der Beträge: 30.07.2026` on every screen and sheet with a statutory amount. Names the day
 * of the consultation, because the amounts are looked up for it.
 */
export function amountsAsOf(today: CalendarDay): string {
  return `Stand der Beträge: ${formatDay(today)}`;
}
