import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { useForgetPerson } from '../documents/sent/use-forget-person.ts';
import { useDraftActions, useDraftPart } from '../draft/draft-provider.tsx';
import { changedInWords } from './changed-in-words.ts';

/**
 * Offers a consultation that an automatic logout interrupted. Nothing of it is shown until the adviser has
 * decided: another patient may be at the counter by now.
 */
export function ResumeOffer() {
  const interrupted = useDraftPart((state) => state.interrupted);
  const { resume, visit } = useDraftActions();
  const forget = useForgetPerson();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => visit(pathname), [visit, pathname]);
  if (interrupted === null) return null;
  const goOn = () => {
    resume();
    if (interrupted.place !== null && interrupted.place !== pathname) navigate(interrupted.place);
  };
  const discard = () => {
    forget();
    navigate('/');
  };
  return (
    // Escape keeps the work: it is only lost on an explicit choice.
    <Dialog title="Unterbrochene Beratung" onClose={goOn}>
      <p>{changedInWords(interrupted.changed)}</p>
      <p>
        „Fortsetzen“ führt an die Stelle zurück, an der Sie waren. „Verwerfen“ löscht alle Angaben zur Person,
        die gewählten Produkte und die berechnete Versorgung aus diesem Browser.
      </p>
      <div className="dialog-actions">
        {/* First, so that it has the focus: a second Enter must not delete anything. */}
        <button type="button" className="button button-primary" onClick={goOn}>
          Fortsetzen
        </button>
        <button type="button" className="button" onClick={discard}>
          Verwerfen
        </button>
      </div>
    </Dialog>
  );
}
