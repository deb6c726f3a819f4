import type { Offer, TabPlace } from '#consultation/domain';
import { onSingleClick } from '../../care/single-click.ts';
import { useDraftPart } from '../../draft/draft-provider.tsx';
import { useCheapestSupply } from './use-cheapest-supply.ts';

/** In needs-based care: adds the pick of the recommendation in one touch, unless a proposal has it already. */
export function AddCheapest(props: { offer: Offer; onAdded: (place: TabPlace) => void }) {
  const { offer, onAdded } = props;
  const supply = useCheapestSupply(offer);
  const held = useDraftPart(({ draft }) =>
    draft.cart[0].some(({ lines }) => lines.some(({ product }) => product === supply.product)),
  );
  if (!offer.grossAllowance || held) return null;
  if (supply.why !== undefined)
    return offer.areas[0].count > 0 ? null : <p className="field-hint">{supply.why}</p>;
  const wished = offer.areas[1].count > 0;
  return (
    <div className="add-cheapest">
      <button type="button" className="button" onClick={onSingleClick(() => onAdded(supply.add()))}>
        {supply.isMarked ? 'Empfehlung des Anbieters dazu' : 'Günstigste Empfehlung dazu'}: {supply.inWords}
      </button>
      {wished && supply.effect !== null && <p className="field-hint">{supply.effect}</p>}
    </div>
  );
}
