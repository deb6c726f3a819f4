import { type CalendarDay, formatDay } from '#platform/domain';

/**
 * What every screen and sheet that names an amount of the law says of its day, `Stand der Beträge: 30.07.2026`
 * (readings, section 9). The day is the one of the consultation: the amounts are looked up for it, so they hold on it,
 * whenever the law last changed them.
 */
export function amountsAsOf(today: CalendarDay): string {
  return `Stand der Beträge: ${formatDay(today)}`;
}
