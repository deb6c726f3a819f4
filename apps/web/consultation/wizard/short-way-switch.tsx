import type { Questionnaire } from '#consultation/domain';
import { EMPTY_DRAFT } from '../draft/draft.ts';
import { shortQuestions, shortSteps } from './short-way.ts';

interface ShortWaySwitchProps {
  readonly definition: Questionnaire;
  readonly advises: boolean;
  readonly short: boolean;
  readonly onChoose: (short: boolean) => void;
}

/** Asks only what is necessary, of all steps at once. Counts the questions before any is answered. */
export function ShortWaySwitch({ definition, advises, short, onChoose }: ShortWaySwitchProps) {
  const { questions, folded } = shortQuestions(definition, EMPTY_DRAFT.answers, shortSteps(advises));
  return (
    <label className="short-way">
      <input type="checkbox" checked={short} onChange={(event) => onChoose(event.target.checked)} />
      Kurz fragen: {questions.length} statt {questions.length + folded.length} Fragen
    </label>
  );
}
