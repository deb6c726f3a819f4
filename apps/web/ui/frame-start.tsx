import { useNavigate } from '@remix-run/react';
import { useState } from 'react';
import { useForgetPerson } from '../consultation/documents/use-forget-person.ts';
import { isUntouched } from '../consultation/draft.ts';
import { useDraftPart, useDraftWays } from '../consultation/draft-provider.tsx';
import { Dialog } from './dialog.tsx';

/** The way into a consultation: straight to step 0, or past the question what becomes of the last person's data. */
export function useStart() {
  const ready = useDraftPart((state) => state.ready);
  const { getState } = useDraftWays();
  const forget = useForgetPerson();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const leave = () => setAsking(false);
  const go = () => {
    leave();
    navigate('/wizard/0');
  };
  const start = () => (isUntouched(getState().draft) ? go() : setAsking(true));
  const question = asking ? (
    <StartQuestion
      onYes={() => {
        forget();
        go();
      }}
      onNo={go}
      onClose={leave}
    />
  ) : null;
  return { ready, start, question };
}

/** 'Nein' comes first, so that it has the focus: a second Enter must not delete anything. */
function StartQuestion({
  onYes,
  onNo,
  onClose,
}: {
  onYes: () => void;
  onNo: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog title="Sollen die bisherigen Daten des Betroffenen gelöscht werden?" onClose={onClose}>
      <p>
        „Ja“ löscht alle Antworten, die gewählten Produkte und die berechnete Versorgung. „Nein“ behält sie.
      </p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onNo}>
          Nein
        </button>
        <button type="button" className="button button-primary" onClick={onYes}>
          Ja
        </button>
      </div>
    </Dialog>
  );
}
