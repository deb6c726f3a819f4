import { type ReactNode, useState } from 'react';
import type { CartAreas } from '#consultation/domain';
import { CrossIcon } from '../care/cart-icons.tsx';
import { useCartSteps, useDraftActions } from '../draft/draft-provider.tsx';

/** What a scan or a search has done. */
export interface FindResult {
  readonly words: string;
  /** The cart after the addition; null if nothing was added. */
  readonly cart: CartAreas | null;
}

/**
 * Says what a scan has added, and takes it back, as long as it is the newest step. No timeout, so that nobody has to
 * hurry.
 */
export function FindNotice(props: {
  result: FindResult | null;
  onClose: () => void;
  onUndone?: () => void;
  /** A way on, beside the undo button. */
  children?: ReactNode;
}) {
  const { result, onClose, onUndone, children } = props;
  const { undo } = useDraftActions();
  const newest = useCartSteps().at(-1);
  const [announced, setAnnounced] = useState('');
  const isAddition = result !== null && result.cart !== null;
  const isShown = result !== null && (!isAddition || newest?.after === result.cart);
  const takeBack = () => {
    const step = undo();
    if (step) setAnnounced(`Zurückgenommen: ${step.words}`);
    onClose();
    onUndone?.();
  };
  return (
    <div role="status" className="undo-place find-notice">
      {isShown ? (
        <div className="undo">
          <p>{result.words}</p>
          {isAddition && (
            <button type="button" className="button" onClick={takeBack}>
              Rückgängig
            </button>
          )}
          {isAddition && children}
          <button type="button" className="icon-button" aria-label="Hinweis schließen" onClick={onClose}>
            <CrossIcon />
          </button>
        </div>
      ) : (
        <p className="visually-hidden">{announced}</p>
      )}
    </div>
  );
}
