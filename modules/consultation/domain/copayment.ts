import { type Cents, percentOf } from '#platform/domain';
import type { PatientFacts } from './allowance.ts';

/** § 61 and § 33 (8) SGB V: 10 % of the cost, at most 10 EUR for the monthly need of consumable aids. */
const COPAYMENT_PERCENT = 10;
const COPAYMENT_LIMIT: Cents = 1000;
/** § 33 (8) SGB V: insured persons who have completed their 18th year pay, whatever the insurer's Kindalter. */
const COPAYMENT_AGE = 18;

/** Whether the person has said to be exempt from the co-payment (Befreiungsausweis). */
export function isExempt({ gebuehr }: Pick<PatientFacts, 'gebuehr'>): boolean {
  return gebuehr === 'GE1';
}

/**
 * The statutory co-payment (gesetzliche Zuzahlung) in cents a month (readings, section 1). An unset
 * `gebuehr` means the fee applies; an unknown age counts as adult.
 */
export function copayment(patient: PatientFacts, age: number | null, gross: Cents): Cents {
  if (isExempt(patient) || (age !== null && age < COPAYMENT_AGE)) return 0;
  return Math.min(COPAYMENT_LIMIT, percentOf(gross, COPAYMENT_PERCENT));
}

/** Why the co-payment is what it is; `limit`: the share would be above the most that may be asked. */
export type CopaymentGround = 'exempt' | 'minor' | 'share' | 'limit';

/** The ground of the co-payment, for an explanation in words. */
export function copaymentGround(patient: PatientFacts, age: number | null, gross: Cents): CopaymentGround {
  if (isExempt(patient)) return 'exempt';
  if (age !== null && age < COPAYMENT_AGE) return 'minor';
  return percentOf(gross, COPAYMENT_PERCENT) > COPAYMENT_LIMIT ? 'limit' : 'share';
}
