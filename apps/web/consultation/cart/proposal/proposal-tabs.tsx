import * as Tabs from '@radix-ui/react-tabs';
import { memo } from 'react';
import { addTab, type CareType, costInWords, proposalCost, proposalName } from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import type { ShowProposal } from '../../care/shown-proposal.ts';
import { useDraftActions, useDraftPart } from '../../draft/draft-provider.tsx';
import type { OfferView } from '../../figures/use-offer.ts';
import { PlusIcon } from '../cart-icons.tsx';
import { Proposal } from './proposal.tsx';

/** The proposals of one area, each with the patient's cost. */
export function ProposalTabs(props: {
  area: CareType;
  /** The selected proposal, and the one whose content is on the page; they differ only for a moment. */
  tab: number;
  drawnTab: number;
  view: OfferView;
  insurer: Krankenkasse;
  explained: boolean;
  onShow: ShowProposal;
}) {
  const { area, tab: shown, drawnTab, view, insurer, explained, onShow } = props;
  const cart = useDraftPart((state) => state.draft.cart);
  const { update } = useDraftActions();
  const { tabs } = view.offer.areas[area];
  const proposals = tabs.map((totals, tab) => ({
    name: proposalName(tabs, tab),
    value: String(tab),
    totals,
    tab,
  }));
  const drawn = proposals[Math.min(drawnTab, proposals.length - 1)];
  const add = () => {
    update((old) => ({ ...old, cart: addTab(old.cart, area) }), 'Ein Vorschlag wurde hinzugefügt.');
    onShow(area, proposals.length);
  };
  return (
    <Tabs.Root
      className="proposals"
      value={String(shown)}
      onValueChange={(value) => onShow(area, Number(value))}
    >
      <div className="proposals-bar">
        <Tabs.List className="proposals-list" aria-label="Vorschläge">
          {proposals.map(({ name, value, totals }) => (
            <ProposalTab
              key={value}
              name={name}
              value={value}
              cost={proposalCost(totals)}
              price={costInWords(totals, area)}
            />
          ))}
        </Tabs.List>
        <button type="button" className="icon-button" onClick={add} aria-label="Vorschlag hinzufügen">
          <PlusIcon />
        </button>
      </div>
      <Tabs.Content className="proposals-panel" value={String(shown)}>
        {drawn && (
          <Proposal
            key={`${area}-${drawn.tab}`}
            area={area}
            tab={drawn.tab}
            lines={cart[area][drawn.tab]?.lines ?? []}
            totals={drawn.totals}
            view={view}
            insurer={insurer}
            explained={explained}
            onShow={onShow}
          />
        )}
      </Tabs.Content>
    </Tabs.Root>
  );
}

/** Rerendered only when its own text changes: an input changes the price of one proposal. */
const ProposalTab = memo(function ProposalTab(props: {
  name: string;
  value: string;
  cost: ReturnType<typeof proposalCost>;
  price: string;
}) {
  const { name, value, cost, price } = props;
  return (
    <Tabs.Trigger className="proposals-tab" value={value} data-cost={cost}>
      <span>{name}</span> <span className="proposals-price number">{price}</span>
    </Tabs.Trigger>
  );
});
