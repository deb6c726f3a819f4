import { canSeal } from '../../session/draft-cipher.ts';
import { Dialog } from '../../ui/basics/dialog.tsx';

/** Remaining seconds at which the time is announced; not at each second. */
const SAID_AT = [
  [10, 'Noch 10 Sekunden bis zur Abmeldung.'],
  [30, 'Noch 30 Sekunden bis zur Abmeldung.'],
  [60, 'Noch eine Minute bis zur Abmeldung.'],
  [120, 'Noch zwei Minuten bis zur Abmeldung.'],
] as const;

/** Asks whether the user is still there before logging out. */
export function IdleDialog({ secondsLeft, onStay }: { secondsLeft: number; onStay: () => void }) {
  const minutes = Math.floor(secondsLeft / 60);
  const seconds = String(secondsLeft % 60).padStart(2, '0');
  const said = SAID_AT.find(([from]) => secondsLeft <= from)?.[1];
  return (
    <Dialog title="Sind Sie noch da?" onClose={onStay}>
      <p>
        {`Sie haben länger nichts eingegeben. Zum Schutz der Angaben werden Sie gleich abgemeldet${
          canSeal()
            ? '; was Sie eingegeben haben, bleibt verschlüsselt in diesem Browser und kann danach fortgesetzt werden.'
            : '. Ohne https bleiben Ihre Eingaben nur erhalten, solange dieses Fenster offen ist.'
        }`}
      </p>
      <p className="countdown" aria-hidden="true">
        Abmeldung in <strong className="number" translate="no">{`${minutes}:${seconds}`}</strong>
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <div className="dialog-actions">
        <button type="button" className="button button-primary" onClick={onStay}>
          Angemeldet bleiben
        </button>
      </div>
    </Dialog>
  );
}
