import { useId } from 'react';
import type { Questionnaire } from '#consultation/domain';
import { formatDay } from '#platform/domain';
import { useDraftPart } from '../draft/draft-provider.tsx';
import type { Reopened } from '../draft/reopened.ts';
import { type ChangedAnswer, changedAnswers } from './changed-answers.ts';

/** The answers that differ from those of then. */
export function useChangedAnswers(
  reopened: Reopened,
  questionnaire: Questionnaire,
): readonly ChangedAnswer[] {
  const answers = useDraftPart((state) => state.draft.answers);
  return changedAnswers(reopened, questionnaire, answers);
}

const NOTHING = 'keine Angabe';

/** The answers that differ from those of the Dokumentation, beside each other; nothing where none does. */
export function AnswersThenAndNow(props: { reopened: Reopened; changed: readonly ChangedAnswer[] }) {
  const { reopened, changed } = props;
  const title = useId();
  if (changed.length === 0) return null;
  return (
    <div className="then-now-part">
      <h3 id={title}>Antworten damals und heute</h3>
      <table className="then-now" aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col">Frage</th>
            <th scope="col">{formatDay(reopened.day)}</th>
            <th scope="col">heute</th>
          </tr>
        </thead>
        <tbody>
          {changed.map(({ id, question, former, now }) => (
            <tr key={id}>
              <th scope="row">{question}</th>
              <td>{former ?? NOTHING}</td>
              <td data-differs>{now ?? NOTHING}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
