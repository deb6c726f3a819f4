import type { CalendarDay } from '#platform/domain';

/**
 * What a supplier may bill a Krankenkasse for a Hilfsmittel: its contract price less 3 %, for each delivery
 * from 01.01.2027 to 31.12.2028 (§ 127 (1b) SGB V). Nothing is lowered automatically: contracts may have been
 * lowered already.
 */
export const RATE_CUT = {
  percent: 3,
  from: '2027-01-01' as CalendarDay,
  until: '2028-12-31' as CalendarDay,
} as const;

/** A quarter in advance, when the rates of the next year are entered. */
const ANNOUNCED_FROM = '2026-10-01';

/** Whether settings and administration show the notice on a day. */
export function isRateCutAnnounced(today: CalendarDay): boolean {
  return today >= ANNOUNCED_FROM && today <= RATE_CUT.until;
}
