import type { ManagedQuestion } from '#consultation/domain';

const TYPES: Readonly<Record<ManagedQuestion['type'], string>> = {
  single: 'eine Antwort',
  multi: 'mehrere Antworten',
  text: 'Text',
  email: 'E-Mail-Adresse',
  tel: 'Telefonnummer',
  textarea: 'längerer Text',
  date: 'Datum',
  krankenkasse: 'Krankenkasse aus der Liste',
  product: 'Produkt aus der Wettbewerberliste',
  cm: 'Maß in Zentimetern',
};

interface QuestionCardProps {
  readonly question: ManagedQuestion;
  readonly onOpen: () => void;
}

/** One question with its answers, each with its id. */
export function QuestionCard({ question, onOpen }: QuestionCardProps) {
  const { id, step, type, required, questiontext, sublinetext, hint, answers, shownWhen } = question;
  const facts = [placeOf(step), TYPES[type], required ? 'Pflichtfrage' : null, shownWhen].filter(
    (fact) => fact !== null,
  );
  return (
    <li className="question-card">
      <div className="question-card-head">
        <h3>{questiontext}</h3>
        <button type="button" className="button button-compact" onClick={onOpen}>
          Bearbeiten<span className="visually-hidden">: {questiontext}</span>
        </button>
      </div>
      <p className="field-hint">
        <code className="definition-id">{id}</code> {facts.join(' · ')}
        {isChanged(question) ? (
          <>
            {' · '}
            <strong>geändert</strong>
          </>
        ) : null}
      </p>
      {sublinetext === null ? null : <p>{sublinetext}</p>}
      {hint === null ? null : <p>Hilfe: {hint}</p>}
      {answers.length === 0 ? null : (
        <ul className="question-answers">
          {answers.map((answer) => (
            <li key={answer.value}>
              <code className="definition-id">{answer.value}</code> {answer.label}
              {answer.sublinetext === null ? null : <span className="field-hint"> {answer.sublinetext}</span>}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Where it is asked. Steps are numbered as a consultation shows them. */
function placeOf(step: ManagedQuestion['step']): string {
  if (step === null) return 'in der Zusammenfassung';
  return step === 0 ? 'vor der Anamnese' : `Schritt ${step}`;
}

/** Whether a text differs from the shipped one. */
function isChanged({ delivered, ...now }: ManagedQuestion): boolean {
  const textsOf = ({ questiontext, sublinetext, hint, answers }: typeof delivered) =>
    JSON.stringify([questiontext, sublinetext, hint, answers.map((each) => [each.label, each.sublinetext])]);
  return textsOf(now) !== textsOf(delivered);
}
