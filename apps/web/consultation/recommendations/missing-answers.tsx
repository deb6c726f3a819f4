import { Link } from '@remix-run/react';
import type { KeyField } from '#consultation/domain';

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
export function MissingAnswers({ missing }: { missing: readonly KeyField[] }) {
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
