import { byDay, type CalendarDay, type Cents, percentOf } from '#platform/domain';
import type { PatientFacts } from './allowance.ts';

/** The statutory co-payment for consumable aids. */
export interface CopaymentRule {
  /** Of the cost. */
  readonly percent: number;
  /** At most in a month. */
  readonly limit: Cents;
  /** From this age on, in completed years; independent of the insurer's Kindalter. */
  readonly age: number;
}

/**
 * The rule of a day: § 61 and § 33 (8) sentence 3 SGB V as amended by the GKV-Modernisierungsgesetz; the
 * limit of 15 EUR as amended by BGBl. 2026 I Nr. 228, from 30.07.2026 on.
 */
export const copaymentRule = byDay<CopaymentRule>([
  { from: '2026-07-30', value: { percent: 10, limit: 1500, age: 18 } },
  { from: '2004-01-01', value: { percent: 10, limit: 1000, age: 18 } },
]);

/** Whether the person is exempt from the co-payment (Befreiungsausweis). */
export function isExempt({ gebuehr }: Pick<PatientFacts, 'gebuehr'>): boolean {
  return gebuehr === 'GE1';
}

/**
 * The statutory co-payment (gesetzliche Zuzahlung) in cents a month. An unset `gebuehr` means the fee
 * applies; an unknown age counts as adult.
 *
 * @param gross gross allowance in cents; null if unknown
 * @returns null if it depends on an unknown allowance
 */
export function copayment<Gross extends Cents | null>(
  patient: PatientFacts,
  age: number | null,
  gross: Gross,
  today: CalendarDay,
): Cents | Gross {
  const rule = copaymentRule(today);
  if (isExempt(patient) || (age !== null && age < rule.age)) return 0;
  return gross === null ? gross : Math.min(rule.limit, percentOf(gross, rule.percent));
}

/** Why the co-payment is what it is; `limit`: the share would exceed the legal maximum. */
export type CopaymentGround = 'exempt' | 'minor' | 'share' | 'limit';

/**
 * The ground of the co-payment, for an explanation in words.
 *
 * @param gross gross allowance in cents; null if unknown, which the exempt and minors need not know
 */
export function copaymentGround(
  patient: PatientFacts,
  age: number | null,
  gross: Cents | null,
  today: CalendarDay,
): CopaymentGround {
  const rule = copaymentRule(today);
  if (isExempt(patient)) return 'exempt';
  if (age !== null && age < rule.age) return 'minor';
  return gross !== null && percentOf(gross, rule.percent) > rule.limit ? 'limit' : 'share';
}
