import { DEFAULT_KINDALTER, type Krankenkasse } from '#institution/domain';
import type { CalendarDay } from '#platform/domain';
import type { AnswerCode, Answers } from '../answers/answers.ts';
import { patientAge } from './allowance.ts';

/** Age in years from which a person is no longer a 'Kind' (§ 2 BGB). */
const FULL_AGE = 18;

/** What contradicts each other; the adviser's confirmation holds for exactly this. */
export interface AgeDoubt {
  readonly birthdate: CalendarDay;
  readonly gender: AnswerCode<'gender'>;
  /** Age in years below which a person is a child: the Kindalter, or full age of a 'Kind'. */
  readonly limit: number;
}

/** A birth date that looks like a slip, with the age in completed years. */
export interface AgeQuestion extends AgeDoubt {
  readonly age: number;
}

/**
 * Asks whether a birth date is right that contradicts the person's answer: a woman or a man below the Kindalter of
 * the Krankenkasse, for whom the child rate would apply, or a child of full age. Both exist: it is answered by another
 * date or by a confirmation, and until then no figure and no document is made of it.
 *
 * @param insurer the chosen Krankenkasse; undefined if none is chosen
 * @param confirmed what the adviser has confirmed
 */
export function ageQuestion(
  answers: Pick<Answers, 'birthdate' | 'gender'>,
  insurer: Pick<Krankenkasse, 'Kindalter'> | undefined,
  today: CalendarDay,
  confirmed: AgeDoubt | undefined,
): AgeQuestion | null {
  const { birthdate, gender } = answers;
  const age = patientAge(answers, today);
  if (birthdate === undefined || gender === undefined || age === null) return null;
  const limit = gender === 'K' ? FULL_AGE : (insurer?.Kindalter ?? DEFAULT_KINDALTER);
  if (gender === 'K' ? age < limit : age >= limit) return null;
  const isConfirmed =
    confirmed?.birthdate === birthdate && confirmed.gender === gender && confirmed.limit === limit;
  return isConfirmed ? null : { birthdate, gender, limit, age };
}
