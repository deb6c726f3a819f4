import { DEFAULT_KINDALTER, type Krankenkasse } from '#institution/domain';
import type { CalendarDay } from '#platform/domain';
import { patientAge } from '../pricing/allowance.ts';
import type { AnswerCode, Answers } from './answers.ts';

/** Age in years from which a person is no longer a 'Kind' (§ 2 BGB). */
const FULL_AGE = 18;

/** The two contradicting answers; the adviser's confirmation holds for exactly this pair. */
export interface AgePair {
  readonly birthdate: CalendarDay;
  readonly gender: AnswerCode<'gender'>;
}

/** A birth date that looks like a slip, with the age in completed years. */
export interface AgeQuestion extends AgePair {
  readonly age: number;
}

/**
 * Asks whether a birth date is right that contradicts the person's answer: a woman or a man below the Kindalter of
 * the Krankenkasse, for whom the child rate would apply, or a child of full age. Blocks nothing, because both exist.
 *
 * @param insurer the chosen Krankenkasse; undefined if none is chosen
 * @param confirmed the pair that the adviser has confirmed
 */
export function ageQuestion(
  answers: Pick<Answers, 'birthdate' | 'gender'>,
  insurer: Pick<Krankenkasse, 'Kindalter'> | undefined,
  today: CalendarDay,
  confirmed: AgePair | undefined,
): AgeQuestion | null {
  const { birthdate, gender } = answers;
  const age = patientAge(answers, today);
  if (birthdate === undefined || gender === undefined || age === null) return null;
  if (confirmed?.birthdate === birthdate && confirmed.gender === gender) return null;
  const fits = gender === 'K' ? age < FULL_AGE : age >= (insurer?.Kindalter ?? DEFAULT_KINDALTER);
  return fits ? null : { birthdate, gender, age };
}
