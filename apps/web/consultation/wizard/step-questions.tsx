import { type Questionnaire, shownQuestions, type WizardStep } from '#consultation/domain';
import type { MissingAt } from './missing-items.ts';
import { arrangeQuestions } from './question-blocks.ts';
import { QuestionCards } from './question-cards.tsx';
import type { QuestionContext } from './question-field.tsx';

interface StepQuestionsProps extends QuestionContext {
  readonly definition: Questionnaire;
  readonly step: WizardStep;
  /** What is to be marked as missing. */
  readonly missing: readonly MissingAt[];
}

/** The questions of a step, on cards, as the answers so far let them be shown. */
export function StepQuestions({ definition, step, missing, ...context }: StepQuestionsProps) {
  const segments = arrangeQuestions(shownQuestions(definition, context.answers, step));
  return segments.map(({ name, blocks }) => (
    <section className="stack" key={name}>
      {segments.length > 1 && <h2>{name}</h2>}
      <QuestionCards blocks={blocks} missing={missing} {...context} />
    </section>
  ));
}
