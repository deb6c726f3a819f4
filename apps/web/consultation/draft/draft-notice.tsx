import { useDraftActions, useDraftPart } from './draft-provider.tsx';
import type { DraftTrouble } from './draft-state.ts';

const TEXTS: Record<DraftTrouble, string> = {
  'set-aside':
    'Ein früherer Entwurf konnte nicht gelesen werden. Er wurde beiseitegelegt; es gilt, was Sie hier sehen.',
  'not-saved':
    'Ihre Eingaben können in diesem Browser gerade nicht gespeichert werden. Sie bleiben erhalten, solange dieses Fenster offen ist.',
};

/** Reports trouble with the draft. Rendered empty, so that screen readers announce the text. */
export function DraftNotice() {
  const trouble = useDraftPart((state) => state.trouble);
  const { dismissTrouble } = useDraftActions();
  return (
    <div role="status">
      {trouble === null ? null : (
        <div className="message message-notice draft-notice">
          <p>{TEXTS[trouble]}</p>
          <button type="button" className="button" onClick={dismissTrouble}>
            Verstanden
          </button>
        </div>
      )}
    </div>
  );
}
