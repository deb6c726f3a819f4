import { useId, useState } from 'react';
import { answersInWords, KEY_FIELDS } from '#consultation/domain';
import { AnswerList } from './answer-list.tsx';
import { useCare, useCareReady } from './care-data.ts';
import { usePerson } from './use-person.ts';

/** All answers so far, shown beside the products. */
export function AnamnesisSummary() {
  const [shown, setShown] = useState(false);
  const ready = useCareReady();
  const id = useId();
  return (
    <section className="anamnesis" aria-label="Anamnese">
      <button
        type="button"
        className="button button-quiet"
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        onClick={() => setShown(!shown)}
      >
        <span>
          Anamnese <span className="toggle-verb">{shown ? 'ausblenden' : 'einblenden'}</span>
        </span>
      </button>
      {shown && (
        <div className="card" id={id}>
          {ready && <GivenAnswers />}
        </div>
      )}
    </section>
  );
}

function GivenAnswers() {
  const { questionnaire } = useCare();
  const { answers } = usePerson();
  const segments = answersInWords(questionnaire, answers);
  if (segments.length === 0) return <p>Es sind noch keine Angaben erfasst.</p>;
  return (
    <>
      {segments.map(({ name, lines }) => (
        <div className="stack stack-s" key={name}>
          <h2>{name}</h2>
          <AnswerList lines={lines} starred={KEY_FIELDS} starMeans="bestimmt die Empfehlung" />
        </div>
      ))}
      <p className="field-hint">Angaben mit * bestimmen, welche Produkte empfohlen werden.</p>
    </>
  );
}
