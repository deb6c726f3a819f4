import { Link } from '@remix-run/react';
import { type KeyField, recommendationKey } from '#consultation/domain';
import { usePerson } from '../care/use-person.ts';
import { useRecommended } from '../care/use-recommended.ts';
import { TurnToPatient } from '../patient-view/turn-to-patient.tsx';
import { ReviewNotice } from '../review/deferred-review.tsx';
import { Recommended } from './recommended.tsx';

/** Each answer that a recommendation needs, in the adviser's words, and the step that asks for it. */
const MISSING: Record<KeyField, { readonly label: string; readonly step: number }> = {
  gender: { label: 'Geschlecht', step: 1 },
  inkontinenz: { label: 'Form der Inkontinenz', step: 0 },
  toilette: { label: 'Gang zur Toilette', step: 4 },
  versorgung: { label: 'Selbständigkeit bei der Versorgung', step: 4 },
  verlust: { label: 'Menge des Verlusts', step: 2 },
  trink: { label: 'Trinkmenge', step: 3 },
};

/** Replaces the products while answers they depend on are missing. */
function MissingAnswers({ missing }: { missing: readonly KeyField[] }) {
  return (
    <>
      <div className="message message-notice">
        <p>Für eine Empfehlung fehlen noch Angaben:</p>
        <ul className="missing-answers">
          {missing.map((field) => (
            <li key={field}>
              <Link to={`/wizard/${MISSING[field].step}#q-${field}`}>{MISSING[field].label}</Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="page-actions">
        <Link className="button" to="/wizard/4">
          zurück
        </Link>
      </div>
    </>
  );
}

/** Offers the recommended products; continuing saves the chosen ones into the cart. */
export function RecommendationScreen() {
  const { answers } = usePerson();
  const key = recommendationKey(answers);
  const list = useRecommended();
  return (
    <>
      <ReviewNotice />
      {!key.ok && (
        <>
          <div className="beside-heading">
            <TurnToPatient />
          </div>
          <MissingAnswers missing={key.missing} />
        </>
      )}
      {key.ok && list && <Recommended recommendation={key.key} list={list} />}
    </>
  );
}
