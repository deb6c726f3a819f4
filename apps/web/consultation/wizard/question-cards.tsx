import type { Question } from '#consultation/domain';
import type { MissingAt } from './missing-items.ts';
import type { QuestionBlock } from './question-blocks.ts';
import { type QuestionContext, QuestionField } from './question-field.tsx';

interface QuestionCardsProps extends QuestionContext {
  readonly blocks: readonly QuestionBlock[];
  /** What is to be marked as missing. */
  readonly missing: readonly MissingAt[];
}

/** Questions on cards, those that belong together on one. */
export function QuestionCards({ blocks, missing, ...context }: QuestionCardsProps) {
  const errorOf = ({ id }: Question) => missing.find((one) => one.id === id)?.message ?? null;
  return blocks.map((block) => (
    <div className="card question-block" key={block.id}>
      {block.questions.map((question) => (
        <div className={placeOf(question)} key={question.id}>
          <QuestionField {...context} question={question} error={errorOf(question)} />
        </div>
      ))}
    </div>
  ));
}

/** A short text needs half a line, everything else a whole one. */
function placeOf({ type }: Question): string {
  return type === 'text' || type === 'email' || type === 'tel' ? 'question-half' : 'question-full';
}
