import type { CalendarDay, Cents } from '#platform/domain';

/**
 * What the Pflegekasse pays at most in a month for care aids that are used up, newest first: § 40 (2)
 * SGB XI, 40 EUR until 31.12.2024, and 42 EUR since § 30 (1) SGB XI raised it by 4.5 % on 01.01.2025.
 */
const AMOUNTS: readonly { readonly from: string; readonly amount: Cents }[] = [
  { from: '2025-01-01', amount: 4200 },
  { from: '0000-01-01', amount: 4000 },
];

/** The value in cents of the Pflegehilfsmittel that a person with a Pflegegrad can get each month. */
export function pflegehilfsmittelAmount(today: CalendarDay): Cents {
  return AMOUNTS.find(({ from }) => from <= today)?.amount ?? 0;
}
