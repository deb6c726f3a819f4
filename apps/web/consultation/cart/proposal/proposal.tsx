import { useCallback } from 'react';
import {
  type CareType,
  type CartLine,
  proposalName,
  removeLine,
  type TabOffer,
  type TabPlace,
} from '#consultation/domain';
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
import { AddCheapest } from '../needs-based/add-cheapest.tsx';
import { MissingOffer } from '../needs-based/missing-offer.tsx';
import { NeedsBasedMissing } from '../needs-based/needs-based-missing.tsx';
import type { Panels } from '../use-panels.ts';
import { AddProduct } from './add-product.tsx';
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
  panels: Panels;
  onShow: ShowProposal;
}) {
  const { area, tab, lines, totals, view, insurer, panels, onShow } = props;
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
  const showAdded = (place: TabPlace) => {
    onShow(place.area, place.tab);
    focusProposal(place);
  };
  const nameOf = useGoneNames();
  const title = proposalName(view.offer.areas[area].tabs, tab);
  const lacksPrice = view.offer.areas[0].count > 0;
  const needsBased = <NeedsBasedMissing offer={view.offer} onShow={onShow} />;
  return (
    <div className="proposal" id={proposalId({ area, tab })} tabIndex={-1}>
      <div className="stack">
        {/* The button disappears with the notice. */}
        {area === 1 && <MissingOffer offer={view.offer} onAdded={() => focusProposal({ area, tab })} />}
        {area === 1 && lacksPrice && needsBased}
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
                    explained={panels.explained}
                    changes={changes}
                    onChange={change}
                    onRemove={remove}
                  />
                )}
              </li>
            );
          })}
        </ul>
        <AddProduct area={area} tab={tab} onShow={onShow}>
          {area === 0 && <AddCheapest offer={view.offer} onAdded={showAdded} />}
        </AddProduct>
        <ProposalActions area={area} tab={tab} name={title} empty={lines.length === 0} onShow={onShow} />
      </div>
      {lines.length > 0 && <ProposalStrip title={title} totals={totals} offer={view.offer} area={area} />}
      <aside className="stack" aria-label={`Kosten von ${title}`}>
        <ProposalFigures totals={totals} offer={view.offer} insurer={insurer} area={area} panels={panels} />
        {/* Where the offer above is offered, it only explains the figures. */}
        {area === 1 && !lacksPrice && needsBased}
      </aside>
    </div>
  );
}
