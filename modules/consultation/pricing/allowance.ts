import { DEFAULT_KINDALTER, type Krankenkasse } from '#institution/domain';
import { ageOn, byDay, type CalendarDay, type Cents, percentOf } from '#platform/domain';
import type { Answers } from '../answers/answers.ts';

/** The answers that decide the allowance and the co-payment. */
export type PatientFacts = Pick<Answers, 'birthdate' | 'inkontinenz' | 'gebuehr'>;

/**
 * The VAT on a day, in percent (§ 12 (1) UStG). 19 again since 01.01.2021, after half a year of the lower rate of §
 * 28 (1) UStG.
 */
export const vatPercent = byDay<number>([{ from: '2021-01-01', value: 19 }]);

/** Age in completed years, or null without a birth date (the person then counts as an adult). */
export function patientAge(patient: PatientFacts, today: CalendarDay): number | null {
  return patient.birthdate === undefined ? null : ageOn(patient.birthdate, today);
}

/** The applicable rate of an insurer, by its field name. */
export type AllowanceRate = 'Kinderpauschale' | 'Urinpauschale' | 'Stuhlpauschale';

/**
 * Which rate applies: the child rate below the Kindalter (even if it is 0), else the urine rate for I1, else
 * the stool rate (consultation specification, section 9).
 *
 * @returns null for an adult whose inkontinenz is unanswered: the allowance is unknown
 */
export function allowanceRate(
  insurer: Pick<Krankenkasse, 'Kindalter'>,
  patient: PatientFacts,
  age: number | null,
): AllowanceRate | null {
  if (age !== null && age < (insurer.Kindalter ?? DEFAULT_KINDALTER)) return 'Kinderpauschale';
  if (patient.inkontinenz === undefined) return null;
  return patient.inkontinenz === 'I1' ? 'Urinpauschale' : 'Stuhlpauschale';
}

/** Net monthly allowance in cents; null if no rate applies. */
export function netAllowance(insurer: Krankenkasse, patient: PatientFacts, age: number | null): Cents | null {
  const rate = allowanceRate(insurer, patient, age);
  return rate === null ? null : insurer[rate];
}

/** Gross allowance in cents: net plus the VAT of the day, rounded half up once. All other figures use it. */
export function grossAllowance(net: Cents, today: CalendarDay): Cents {
  return percentOf(net, 100 + vatPercent(today));
}
