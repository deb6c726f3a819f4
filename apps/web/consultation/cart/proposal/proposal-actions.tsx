import { memo } from 'react';
import { type CareType, clearTab, closeTab, duplicateTab } from '#consultation/domain';
import { CopyIcon, CrossIcon, EraserIcon } from '../../care/cart-icons.tsx';
import { newLineId } from '../../care/line-id.ts';
import type { ShowProposal } from '../../care/shown-proposal.ts';
import { onSingleClick } from '../../care/single-click.ts';
import { useDraftActions } from '../../draft/draft-provider.tsx';
import { focusProposal } from './proposal-focus.ts';

/** Actions on a whole proposal; removals can be undone. */
export const ProposalActions = memo(function ProposalActions(props: {
  area: CareType;
  tab: number;
  /** Such as `Vorschlag 2`. */
  name: string;
  empty: boolean;
  onShow: ShowProposal;
}) {
  const { area, tab, name, empty, onShow } = props;
  const { getState, update } = useDraftActions();
  const place = { area, tab };
  const turnTo = (other: number) => {
    onShow(area, other);
    focusProposal({ area, tab: other });
  };

  const duplicate = () => {
    const next = getState().draft.cart[area].length;
    const words = `${name} wurde dupliziert.`;
    update((old) => ({ ...old, cart: duplicateTab(old.cart, place, newLineId) }), words);
    turnTo(next);
  };
  const clear = () => {
    update((old) => ({ ...old, cart: clearTab(old.cart, place) }), `${name} wurde geleert.`);
    focusProposal(place);
  };
  const close = () => {
    update((old) => ({ ...old, cart: closeTab(old.cart, place) }), `${name} wurde geschlossen.`);
    turnTo(tab - 1);
  };
  if (empty && tab === 0) return null;
  return (
    <div className="proposal-actions">
      {!empty && (
        <>
          <button
            type="button"
            className="button button-quiet"
            onClick={duplicate}
            aria-label={`${name} duplizieren`}
          >
            <CopyIcon /> Duplizieren
          </button>
          <button
            type="button"
            className="button button-quiet"
            onClick={onSingleClick(clear)}
            aria-label={`${name} leeren`}
          >
            <EraserIcon /> Leeren
          </button>
        </>
      )}
      {tab > 0 && (
        <button
          type="button"
          className="button button-quiet"
          onClick={onSingleClick(close)}
          aria-label={`${name} schließen`}
        >
          <CrossIcon /> Schließen
        </button>
      )}
    </div>
  );
});
