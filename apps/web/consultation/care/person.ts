import {
  type Answers,
  grossAllowance,
  netAllowance,
  patientAge,
  pruneAnswers,
  type Questionnaire,
} from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import type { CalendarDay, Cents } from '#platform/domain';

/** The person, as far as the calculation needs them. */
export interface Person {
  /** Answers to visible questions only. */
  readonly answers: Answers;
  /** Null if none is chosen, or the chosen one has been removed from the institution's list. */
  readonly insurer: Krankenkasse | null;
  /** Monthly allowance in cents; null if unknown. */
  readonly net: Cents | null;
  readonly gross: Cents | null;
}

export function personOf(
  answers: Answers,
  questionnaire: Questionnaire,
  krankenkassen: readonly Krankenkasse[],
  today: CalendarDay,
): Person {
  const pruned = pruneAnswers(questionnaire, answers);
  const insurer = krankenkassen.find((each) => each.Kasse === pruned.krankenkasse) ?? null;
  const net = insurer === null ? null : netAllowance(insurer, pruned, patientAge(pruned, today));
  return { answers: pruned, insurer, net, gross: net === null ? null : grossAllowance(net, today) };
}
