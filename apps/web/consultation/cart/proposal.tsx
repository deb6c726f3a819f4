import { useCallback } from 'react';
import {
  type CareType,
  type CartLine,
  noteLines,
  type Offer,
  removeLine,
  type TabOffer,
} from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { useCare } from '../care-data.ts';
import { useDraftWays } from '../draft-provider.tsx';
import { AddProduct } from './add-product.tsx';
import type { ShowProposal } from './area-tabs.tsx';
import { knownLine } from './known-line.ts';
import { type ChangeLine, LineCard } from './line-card.tsx';
import { LineGone } from './line-gone.tsx';
import { NeedsBasedMissing } from './needs-based-missing.tsx';
import { ProposalActions } from './proposal-actions.tsx';
import { ProposalFigures } from './proposal-figures.tsx';
import { focusProposal, proposalId } from './proposal-focus.ts';
import { ProposalStrip } from './proposal-strip.tsx';
import type { OfferView } from './use-offer.ts';
import { useOfferUndo } from './use-undo.tsx';

/** One proposal: its products and its figures. */
export function Proposal(props: {
  area: CareType;
  tab: number;
  lines: readonly CartLine[];
  totals: TabOffer;
  view: OfferView;
  insurer: Krankenkasse;
  explained: boolean;
  onShow: ShowProposal;
}) {
  const { area, tab, lines, totals, view, insurer, explained, onShow } = props;
  const { products } = useCare();
  const { getState, update } = useDraftWays();
  const offerUndo = useOfferUndo();
  const change: ChangeLine = useCallback(
    (edit) => update((before) => ({ ...before, cart: edit(before.cart, { area, tab }) })),
    [update, area, tab],
  );
  const remove = useCallback(
    (line: CartLine, name: string) => {
      offerUndo(noteLines(getState().draft.cart, { area, tab }), `„${name}“ wurde gelöscht.`);
      change((before, place) => removeLine(before, place, line.id, products));
      focusProposal({ area, tab });
    },
    [change, getState, offerUndo, products, area, tab],
  );
  const title = `Vorschlag ${tab + 1}`;
  return (
    <div className="proposal" id={proposalId({ area, tab })} tabIndex={-1}>
      <div className="stack">
        <ProposalActions area={area} tab={tab} empty={lines.length === 0} onShow={onShow} />
        {lines.length === 0 && <p className="field-hint">In diesem Vorschlag ist noch kein Produkt.</p>}
        <ul className="stack line-cards">
          {lines.map((line) => {
            const known = knownLine(line, products, view);
            return (
              <li key={line.id}>
                {known === null ? (
                  <LineGone onRemove={() => remove(line, 'Nicht mehr vorhandenes Produkt')} />
                ) : (
                  <LineCard {...known} explained={explained} onChange={change} onRemove={remove} />
                )}
              </li>
            );
          })}
        </ul>
        <AddProduct place={{ area, tab }} />
      </div>
      {lines.length > 0 && <ProposalStrip title={title} totals={totals} />}
      <aside className="stack" aria-label={`Kosten von ${title}`}>
        <ProposalFigures
          totals={totals}
          offer={view.offer}
          insurer={insurer}
          area={area}
          explained={explained}
        />
        {area === 1 && lacksNeedsBased(view.offer) && <NeedsBasedMissing onShow={onShow} />}
      </aside>
    </div>
  );
}

/** Method C has an allowance to take off desired care, and no needs-based proposal to compare that with. */
function lacksNeedsBased({ method, grossAllowance, areas }: Offer): boolean {
  return method === 'C' && (grossAllowance ?? 0) > 0 && areas[0].count === 0;
}
