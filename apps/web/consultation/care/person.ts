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

/** The person as the figures see them. */
export interface Person {
  /** Answers of questions that are shown; the others count for nothing. */
  readonly answers: Answers;
  /** Null: none chosen, or one the institution no longer has. */
  readonly insurer: Krankenkasse | null;
  /** Monthly allowance in cents; null where none can be named. */
  readonly net: Cents | null;
  readonly gross: Cents | null;
}

/** Brings answers and insurer together. */
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
