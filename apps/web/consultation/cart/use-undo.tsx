import { useState } from 'react';
import { changedPlace, type TabPlace, tookAway } from '#consultation/domain';
import { CrossIcon, UndoIcon } from '../care/cart-icons.tsx';
import type { CartStep } from '../draft/cart-history.ts';
import { useCartSteps, useDraftActions } from '../draft/draft-provider.tsx';
import { focusProposal } from './proposal/proposal-focus.ts';

/** Undoes the newest step and shows where it was made. */
function useUndo(onShow: (place: TabPlace) => void) {
  const { undo } = useDraftActions();
  return (): { readonly step: CartStep; readonly place: TabPlace | null } | undefined => {
    const step = undo();
    if (step === undefined) return undefined;
    const place = changedPlace(step.before, step.after);
    if (place !== null) onShow(place);
    return { step, place };
  };
}

/** Undoes the steps of this visit one by one, newest first; its label names the step. */
export function StepBack({ onShow }: { onShow: (place: TabPlace) => void }) {
  const steps = useCartSteps();
  const undo = useUndo(onShow);
  const [announced, setAnnounced] = useState('');
  const newest = steps.at(-1);
  const back = () => {
    const done = undo();
    if (done === undefined) return;
    setAnnounced(`Zurückgenommen: ${done.step.words}`);
    // Undoing the last step disables the button, which would lose the focus.
    if (steps.length === 1 && done.place !== null) focusProposal(done.place);
  };
  return (
    <>
      <button
        type="button"
        className="button button-quiet step-back"
        disabled={newest === undefined}
        title={newest?.words}
        onClick={back}
      >
        <UndoIcon />
        <span>
          Schritt zurück
          <span className="step-back-words">{newest?.words ?? 'Noch nichts geändert'}</span>
        </span>
      </button>
      <output className="visually-hidden">{announced}</output>
    </>
  );
}

/**
 * Offers to undo what was just removed, or added on another screen part, until the next step, or until it is undone or
 * dismissed. No timeout,
 * so that nobody has to hurry.
 */
export function UndoNotice({ onShow }: { onShow: (place: TabPlace) => void }) {
  const steps = useCartSteps();
  const undo = useUndo(onShow);
  const [dismissed, setDismissed] = useState<CartStep | null>(null);
  const newest = steps.at(-1);
  const isTold = newest && (newest.told || tookAway(newest.before, newest.after));
  const shown = isTold && newest !== dismissed ? newest : null;
  const putBack = () => {
    const done = undo();
    if (done?.place) focusProposal(done.place);
  };
  return (
    <div role="status" className="undo-place">
      {shown && (
        <div className="undo">
          <p>{shown.words}</p>
          <button type="button" className="button" onClick={putBack}>
            Rückgängig
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label="Hinweis schließen"
            onClick={() => setDismissed(shown)}
          >
            <CrossIcon />
          </button>
        </div>
      )}
    </div>
  );
}
