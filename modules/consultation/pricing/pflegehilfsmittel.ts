import { byDay, type CalendarDay, type Cents, formatEuro, percentOf } from '#platform/domain';

/**
 * The monthly value in cents of Pflegehilfsmittel for a person with a Pflegegrad: the maximum that the Pflegekasse
 * pays (§ 40 (2) SGB XI), raised to 40 EUR on 01.01.2015 and by 4.5 % on 01.01.2025 (§ 30 (1) SGB XI). Temporary
 * rises during the pandemic are left out.
 */
export const pflegehilfsmittelAmount = byDay<Cents>([
  { from: '2025-01-01', value: 4200 },
  { from: '2015-01-01', value: 4000 },
]);

/** The Pflegekasse's share for people entitled to Beihilfe, in percent (§ 28 (2) SGB XI). */
const BEIHILFE_PERCENT = 50;

/** The value in cents for people entitled to Beihilfe: half of it; the Beihilfe pays the rest (§ 28 (2) SGB XI). */
export function pflegehilfsmittelBeihilfe(today: CalendarDay): Cents {
  return percentOf(pflegehilfsmittelAmount(today), BEIHILFE_PERCENT);
}

/** What insured persons pay for Pflegehilfsmittel of product group 51, such as reusable bed pads. */
export interface OwnShareRule {
  /** Of the cost. */
  readonly percent: number;
  /** At most, per Pflegehilfsmittel; whole euros in cents. */
  readonly limit: Cents;
  /** From this age on, in completed years. */
  readonly age: number;
}

/** The own share (Eigenanteil) on a day: § 40 (3) sentence 4 SGB XI, in euros since 01.01.2002. */
export const ownShareRule = byDay<OwnShareRule>([
  { from: '2002-01-01', value: { percent: 10, limit: 2500, age: 18 } },
]);

/**
 * What an adult pays of Pflegehilfsmittel of product group 51, in cents: the share of each piece, rounded half up, at most
 * the limit.
 *
 * @param price gross cents of one piece
 */
export function ownShareOf(price: Cents, pieces: number, today: CalendarDay): Cents {
  const { percent, limit } = ownShareRule(today);
  return Math.min(percentOf(price, percent), limit) * pieces;
}

/** The own share on screens and sheets: `10 Prozent, höchstens 25 € je Pflegehilfsmittel`. */
export function ownShareInWords(today: CalendarDay): string {
  const { percent, limit } = ownShareRule(today);
  return `${percent}\u00a0Prozent, höchstens ${formatEuro(limit).replace(',00', '')} je Pflegehilfsmittel`;
}
