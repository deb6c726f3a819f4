import type { CalendarDay, Cents } from '#platform/domain';

/** § 40 (2) SGB XI, raised by 4.5 % on 01.01.2025 (§ 30 (1) SGB XI): what counts from then on, in cents. */
const CURRENT: Cents = 4200;

/** What the Pflegekasse paid at most in a month before, each until its last day, oldest first. */
const FORMER: readonly { readonly until: string; readonly amount: Cents }[] = [
  { until: '2024-12-31', amount: 4000 },
];

/** The value in cents of the Pflegehilfsmittel that a person with a Pflegegrad can get each month. */
export function pflegehilfsmittelAmount(today: CalendarDay): Cents {
  return FORMER.find(({ until }) => today <= until)?.amount ?? CURRENT;
}
