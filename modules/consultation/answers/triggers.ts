import { type Answers, isChosen } from './answers.ts';
import type { Question, QuestionId, Questionnaire, WizardStep } from './question.ts';

/**
 * Whether a question's own trigger holds (consultation specification, section 2, "Wizard"). Ignores whether the
 * triggering question is visible: see `shownIds`.
 */
export function isShown({ dependence }: Question, answers: Answers): boolean {
  if (dependence === null) return true;
  const given = answers[dependence.question];
  return dependence.anyOf.some((code) => isChosen(given, code));
}

/** The visible questions of all steps; a question whose trigger is hidden is hidden too. */
export function shownIds(definition: Questionnaire, answers: Answers): ReadonlySet<QuestionId> {
  const shown = new Set<QuestionId>();
  // One pass is enough: the schema puts each trigger before what it shows.
  for (const question of definition) {
    const reachable = question.dependence === null || shown.has(question.dependence.question);
    if (reachable && isShown(question, answers)) shown.add(question.id);
  }
  return shown;
}

/** The visible questions of one step, in order; step null: those of the summary. */
export function shownQuestions(
  definition: Questionnaire,
  answers: Answers,
  step: WizardStep | null,
): readonly Question[] {
  const shown = shownIds(definition, answers);
  return definition.filter((question) => question.step === step && shown.has(question.id));
}
