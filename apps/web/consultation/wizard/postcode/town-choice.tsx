import type { Answers } from '#consultation/domain';
import { giveAnswer } from '../give-answer.ts';
import { usePostcodes } from './use-postcodes.ts';

interface TownChoiceProps {
  readonly answers: Answers;
  readonly change: (change: (answers: Answers) => Answers) => void;
}

/** The towns that share the postcode, once it has been entered here; nothing for a single one. */
export function TownChoice({ answers, change }: TownChoiceProps) {
  const towns = usePostcodes()?.get((answers.plz ?? '').trim()) ?? [];
  if (towns.length < 2) return null;
  return (
    <fieldset className="question-full towns">
      <legend>Orte mit dieser Postleitzahl</legend>
      {towns.map((town) => (
        <button
          key={town}
          type="button"
          className="town"
          aria-pressed={answers.city === town}
          onClick={() => change((before) => giveAnswer(before, 'city', town))}
        >
          {town}
        </button>
      ))}
    </fieldset>
  );
}
