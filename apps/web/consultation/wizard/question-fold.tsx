import type { ReactNode } from 'react';
import type { Answers, Question } from '#consultation/domain';
import { counted } from '#platform/domain';
import type { QuestionContext } from './question-field.tsx';

interface QuestionFoldProps {
  /** Name of the step. */
  readonly name: string;
  readonly questions: readonly Question[];
  readonly answers: Answers;
  readonly preset: QuestionContext['preset'];
  readonly children: ReactNode;
}

/** Questions of a step that need not be asked, with a line of what they hold. */
export function QuestionFold({ name, questions, answers, preset, children }: QuestionFoldProps) {
  const given = questions.filter(({ id }) => (answers[id]?.length ?? 0) > 0);
  const presets = given
    .filter(({ id }) => preset.has(id))
    .map((question) => presetInWords(question, answers));
  const answered = given.length - presets.length;
  return (
    <details className="question-fold">
      <summary>
        <span className="question-fold-name">
          {counted(questions.length, ['weitere Frage', 'weitere Fragen'])}: {name}
        </span>
        {answered > 0 && (
          <span className="question-fold-state">{counted(answered, ['Antwort', 'Antworten'])}</span>
        )}
        {presets.length > 0 && (
          <span className="question-fold-state">vorausgewählt: {presets.join(' · ')}</span>
        )}
      </summary>
      <div className="stack question-fold-body">{children}</div>
    </details>
  );
}

function presetInWords({ id, answers: choices }: Question, answers: Answers): string {
  return choices.find(({ value }) => value === answers[id])?.label ?? String(answers[id]);
}
