import {
  type Answers,
  type MissingAnswer,
  missingAnswers,
  type Questionnaire,
  type WizardStep,
} from '#consultation/domain';
import type { CalendarDay } from '#platform/domain';
import type { SummaryItem } from '../../ui/fields/error-summary.tsx';
import { fieldId } from '../area/focus-question.ts';
import { pathOf, stepsToCheck } from '../area/wizard-paths.ts';

/** A missing answer and the step that asks for it; null: only on the summary. */
export interface MissingAt extends MissingAnswer {
  readonly step: WizardStep | null;
}

/** Heading of an error summary. */
export function missingTitle(missing: readonly MissingAnswer[]): string {
  if (missing.some(({ hidden }) => hidden))
    return missing.every(({ hidden, tooLong }) => hidden || tooLong)
      ? 'Bitte berichtigen Sie noch:'
      : 'Bitte ergänzen oder berichtigen Sie noch:';
  if (!missing.some(({ tooLong }) => tooLong)) return 'Bitte ergänzen Sie noch:';
  const all = missing.every(({ tooLong }) => tooLong);
  return all ? 'Bitte kürzen Sie noch:' : 'Bitte ergänzen oder kürzen Sie noch:';
}

/** The name of a step: its first segment's. */
export function stepName(definition: Questionnaire, step: WizardStep): string {
  return definition.find((question) => question.step === step)?.segmentName ?? `Schritt ${step}`;
}

/** The heading of a step; step 0 is not part of the Anamnese. */
export function stepTitle(definition: Questionnaire, step: WizardStep): string {
  return step === 0 ? 'Angaben zur Beratung' : `Anamnese: ${stepName(definition, step)}`;
}

/** Everything that keeps a step from being left, in question order. */
export function missingBefore(
  definition: Questionnaire,
  answers: Answers,
  step: WizardStep,
  today: CalendarDay,
): readonly MissingAt[] {
  return stepsToCheck(step).flatMap((checked) =>
    missingAnswers(definition, answers, checked, today).map((missing) => ({ ...missing, step: checked })),
  );
}

/**
 * The missing answers as entries of an error summary; those of other steps name the step and link to it.
 *
 * @param here the steps whose questions are on this screen
 */
export function missingItems(
  definition: Questionnaire,
  missing: readonly MissingAt[],
  here: readonly (WizardStep | null)[],
): readonly SummaryItem[] {
  return missing.map(({ id, step: at }) => {
    const question = definition.find((one) => one.id === id)?.questiontext ?? id;
    return at === null || here.includes(at)
      ? { id, text: question, to: `#${fieldId(id)}` }
      : { id, text: `${stepName(definition, at)}: ${question}`, to: `${pathOf(at)}#${fieldId(id)}` };
  });
}
