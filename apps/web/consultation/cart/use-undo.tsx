import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { putBack, type Removal } from '#consultation/domain';
import { useDraftWays } from '../draft-provider.tsx';
import { CrossIcon } from './cart-icons.tsx';
import { focusProposal } from './proposal-focus.ts';

/** Offers to put back what was just removed; the words say what it was. */
type OfferUndo = (removal: Removal | undefined, words: string) => void;

const UndoContext = createContext<OfferUndo>(() => {});

/** The way for a part of the calculator to let its removal be taken back. */
export const useOfferUndo = (): OfferUndo => useContext(UndoContext);

/**
 * Keeps the last removal until the next one, or until it is taken back or dismissed: nothing goes by the clock,
 * so that nobody has to hurry.
 *
 * @param props.onPutBack shows the place where something came back
 */
export function UndoProvider(props: { onPutBack: (place: Removal['place']) => void; children: ReactNode }) {
  const { onPutBack, children } = props;
  const { update } = useDraftWays();
  const [last, setLast] = useState<{ removal: Removal; words: string } | null>(null);
  const offer = useMemo<OfferUndo>(
    () => (removal, words) => setLast(removal === undefined ? null : { removal, words }),
    [],
  );
  const undo = (removal: Removal) => {
    update((draft) => ({ ...draft, cart: putBack(draft.cart, removal) }));
    onPutBack(removal.place);
    setLast(null);
    focusProposal(removal.place);
  };
  return (
    <UndoContext.Provider value={offer}>
      {children}
      <div role="status" className="undo-place">
        {last && (
          <div className="undo">
            <p>{last.words}</p>
            <button type="button" className="button" onClick={() => undo(last.removal)}>
              Rückgängig
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label="Hinweis schließen"
              onClick={() => setLast(null)}
            >
              <CrossIcon />
            </button>
          </div>
        )}
      </div>
    </UndoContext.Provider>
  );
}
