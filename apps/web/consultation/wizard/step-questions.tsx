import { type Question, type Questionnaire, shownQuestions, type WizardStep } from '#consultation/domain';
import type { MissingAt } from './missing-items.ts';
import { arrangeQuestions } from './question-blocks.ts';
import { type QuestionContext, QuestionField } from './question-field.tsx';

interface StepQuestionsProps extends QuestionContext {
  readonly definition: Questionnaire;
  readonly step: WizardStep;
  /** What is to be marked as missing. */
  readonly missing: readonly MissingAt[];
}

/** The questions of a step, on cards, as the answers so far let them be shown. */
export function StepQuestions({ definition, step, missing, ...context }: StepQuestionsProps) {
  const segments = arrangeQuestions(shownQuestions(definition, context.answers, step));
  const errorOf = ({ id }: Question) => missing.find((one) => one.id === id)?.message ?? null;
  return segments.map(({ name, blocks }) => (
    <section className="stack" key={name}>
      {segments.length > 1 && <h2>{name}</h2>}
      {blocks.map((block) => (
        <div className="card question-block" key={block.id}>
          {block.questions.map((question) => (
            <div className={placeOf(question)} key={question.id}>
              <QuestionField {...context} question={question} error={errorOf(question)} />
            </div>
          ))}
        </div>
      ))}
    </section>
  ));
}

/** A short text needs half a line, everything else a whole one. */
function placeOf({ type }: Question): string {
  return type === 'text' || type === 'email' || type === 'tel' ? 'question-half' : 'question-full';
}
