import { useCallback } from 'react';
import { type CareType, type CartLine, proposalName, removeLine, type TabOffer } from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { useCare } from '../../care/care-data.ts';
import type { ShowProposal } from '../../care/shown-proposal.ts';
import { usePerson } from '../../care/use-person.ts';
import { useDraftActions } from '../../draft/draft-provider.tsx';
import { knownLine } from '../../figures/known-line.ts';
import type { ChangeLine } from '../../figures/line-checks.tsx';
import { LineGone } from '../../figures/line-gone.tsx';
import { useGoneNames } from '../../figures/use-gone-names.ts';
import type { OfferView } from '../../figures/use-offer.ts';
import { LineCard } from '../line/line-card.tsx';
import { AddProduct } from './add-product.tsx';
import { NeedsBasedMissing } from './needs-based-missing.tsx';
import { ProposalActions } from './proposal-actions.tsx';
import { ProposalFigures } from './proposal-figures.tsx';
import { focusProposal, proposalId } from './proposal-focus.ts';
import { ProposalStrip } from './proposal-strip.tsx';

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
  const { update } = useDraftActions();
  const { wechseln: changes } = usePerson().answers;
  const change: ChangeLine = useCallback(
    (words, edit) => update((before) => ({ ...before, cart: edit(before.cart, { area, tab }) }), words),
    [update, area, tab],
  );
  const remove = useCallback(
    (line: CartLine, name: string) => {
      change(`„${name}“ wurde gelöscht.`, (before, place) => removeLine(before, place, line.id, products));
      focusProposal({ area, tab });
    },
    [change, products, area, tab],
  );
  const nameOf = useGoneNames();
  const title = proposalName(view.offer.areas[area].tabs, tab);
  return (
    <div className="proposal" id={proposalId({ area, tab })} tabIndex={-1}>
      <div className="stack">
        <ProposalActions area={area} tab={tab} name={title} empty={lines.length === 0} onShow={onShow} />
        {lines.length === 0 && <p className="field-hint">In diesem Vorschlag ist noch kein Produkt.</p>}
        <ul className="stack line-cards">
          {lines.map((line) => {
            const known = knownLine(line, products, view);
            return (
              <li key={line.id}>
                {known === null ? (
                  <LineGone
                    line={line}
                    onRemove={() => remove(line, nameOf(line.product) ?? 'Nicht mehr vorhandenes Produkt')}
                  />
                ) : (
                  <LineCard
                    {...known}
                    explained={explained}
                    changes={changes}
                    onChange={change}
                    onRemove={remove}
                  />
                )}
              </li>
            );
          })}
        </ul>
        <AddProduct area={area} tab={tab} onShow={onShow} />
      </div>
      {lines.length > 0 && <ProposalStrip title={title} totals={totals} area={area} />}
      <aside className="stack" aria-label={`Kosten von ${title}`}>
        <ProposalFigures
          totals={totals}
          offer={view.offer}
          insurer={insurer}
          area={area}
          explained={explained}
        />
        {area === 1 && <NeedsBasedMissing offer={view.offer} onShow={onShow} />}
      </aside>
    </div>
  );
}
