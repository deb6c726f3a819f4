import { memo } from 'react';
import {
  addTab,
  type CareType,
  costInWords,
  isFilled,
  productNames,
  proposalCost,
  proposalName,
} from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs/tabs.tsx';
import { useCare } from '../../care/care-data.ts';
import { PlusIcon } from '../../care/cart-icons.tsx';
import type { ShowProposal } from '../../care/shown-proposal.ts';
import { useDecision } from '../../care/use-decision.ts';
import { useDraftActions, useDraftPart } from '../../draft/draft-provider.tsx';
import type { OfferView } from '../../figures/use-offer.ts';
import type { Panels } from '../use-panels.ts';
import { Proposal } from './proposal.tsx';
import { ProposalPays } from './proposal-strip.tsx';

/** The proposals of one area, each with the patient's cost. */
export function ProposalTabs(props: {
  area: CareType;
  /** The selected proposal, and the one whose content is on the page; they differ only for a moment. */
  tab: number;
  drawnTab: number;
  view: OfferView;
  insurer: Krankenkasse;
  panels: Panels;
  onShow: ShowProposal;
}) {
  const { area, tab: shown, drawnTab, view, insurer, panels, onShow } = props;
  const { products } = useCare();
  const cart = useDraftPart((state) => state.draft.cart);
  const { update } = useDraftActions();
  const { tabs } = view.offer.areas[area];
  const { isChosen } = useDecision();
  const proposals = tabs.map((totals, tab) => ({
    name: proposalName(tabs, tab),
    products: productNames(cart[area][tab]?.lines ?? [], products),
    chosen: isChosen({ area, tab }) ? (area === 2 ? 'dazu gekauft' : 'gewählt') : null,
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
    <Tabs className="proposals" value={String(shown)} onValueChange={(value) => onShow(area, Number(value))}>
      <div className="proposals-bar">
        <TabList className="proposals-list" aria-label="Vorschläge">
          {proposals.map(({ name, products, chosen, value, totals }) => (
            <ProposalTab
              key={value}
              name={name}
              products={products}
              chosen={chosen}
              value={value}
              cost={proposalCost(totals)}
              price={costInWords(totals, area, view.offer.grossAllowance)}
            />
          ))}
        </TabList>
        <button type="button" className="icon-button" onClick={add} aria-label="Vorschlag hinzufügen">
          <PlusIcon />
        </button>
        {drawn && isFilled(drawn.totals) && <ProposalPays totals={drawn.totals} />}
      </div>
      <TabPanel className="proposals-panel" value={String(shown)}>
        {drawn && (
          <Proposal
            key={`${area}-${drawn.tab}`}
            area={area}
            tab={drawn.tab}
            lines={cart[area][drawn.tab]?.lines ?? []}
            totals={drawn.totals}
            view={view}
            insurer={insurer}
            panels={panels}
            onShow={onShow}
          />
        )}
      </TabPanel>
    </Tabs>
  );
}

/** Rerendered only when its own text changes: an input changes the price of one proposal. */
const ProposalTab = memo(function ProposalTab(props: {
  name: string;
  /** Its products; empty for none. */
  products: string;
  /** Null: not chosen. */
  chosen: string | null;
  value: string;
  cost: ReturnType<typeof proposalCost>;
  price: string;
}) {
  const { name, products, chosen, value, cost, price } = props;
  return (
    <Tab className="proposals-tab" value={value} data-cost={cost}>
      <span>{name}</span>{' '}
      <span className="proposals-price number" translate="no">
        {price}
      </span>
      {products !== '' && (
        <>
          {' '}
          <span className="proposals-products" title={products}>
            {products}
          </span>
        </>
      )}
      {chosen !== null && (
        <>
          {' '}
          <span className="proposals-chosen">{chosen}</span>
        </>
      )}
    </Tab>
  );
});
