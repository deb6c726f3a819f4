import { byDay, type Cents } from '#platform/domain';

/**
 * The value in cents of the Pflegehilfsmittel that a person with a Pflegegrad can get each month: what the Pflegekasse
 * pays at most (§ 40 (2) SGB XI), raised to 40 EUR on 01.01.2015 and by 4.5 % on 01.01.2025 (§ 30 (1) SGB XI). What
 * the years of the pandemic brought besides is left out.
 */
export const pflegehilfsmittelAmount = byDay<Cents>([
  { from: '2025-01-01', value: 4200 },
  // Stryker disable next-line StringLiteral: the oldest row counts before its day, too
  { from: '2015-01-01', value: 4000 },
]);
