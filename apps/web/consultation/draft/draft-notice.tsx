import { useState } from 'react';
import { canSeal } from '../../session/draft-cipher.ts';
import { useHydrated } from '../../ui/basics/use-hydrated.ts';
import { useDraftActions, useDraftPart } from './draft-provider.tsx';
import type { DraftTrouble } from './draft-state.ts';

const TEXTS: Record<DraftTrouble | 'no-https', string> = {
  'no-https': 'Ohne https bleiben Ihre Eingaben nur erhalten, solange dieses Fenster offen ist.',
  'set-aside':
    'Ein früherer Entwurf konnte nicht gelesen werden. Er wurde beiseitegelegt; es gilt, was Sie hier sehen.',
  'not-saved':
    'Ihre Eingaben können in diesem Browser gerade nicht gespeichert werden. Sie bleiben erhalten, solange dieses Fenster offen ist.',
};

/** Reports trouble with the draft. Rendered empty, so that screen readers announce the text. */
export function DraftNotice() {
  const trouble = useDraftPart((state) => state.trouble);
  const { dismissTrouble } = useDraftActions();
  const [isKnown, setKnown] = useState(false);
  const isInsecure = useHydrated() && !canSeal();
  // Each write fails there, so the notice shows from the start, and once.
  const shown = isInsecure ? (isKnown ? null : 'no-https') : trouble;
  return (
    <div role="status">
      {shown === null ? null : (
        <div className="message message-notice draft-notice">
          <p>{TEXTS[shown]}</p>
          <button
            type="button"
            className="button"
            onClick={isInsecure ? () => setKnown(true) : dismissTrouble}
          >
            Verstanden
          </button>
        </div>
      )}
    </div>
  );
}
