import * as Tabs from '@radix-ui/react-tabs';
import { useState } from 'react';
import { addTab, type CareType, closeTab, costInWords, proposalCost } from '#consultation/domain';
import { useDraft } from '../draft-provider.tsx';
import { Proposal } from './proposal.tsx';
import { focusProposal } from './proposal-focus.ts';
import type { OfferView } from './use-offer.ts';

/** The proposals of one area, each with what it costs the patient. */
export function ProposalTabs(props: { area: CareType; view: OfferView; explained: boolean }) {
  const { area, view, explained } = props;
  const { draft, update } = useDraft();
  const [chosen, setChosen] = useState(0);
  const { tabs } = view.offer.areas[area];
  const current = Math.min(chosen, tabs.length - 1);
  const proposals = tabs.map((tab, index) => ({
    name: `Vorschlag ${index + 1}`,
    value: String(index),
    tab,
    index,
  }));

  const add = () => {
    update((old) => ({ ...old, cart: addTab(old.cart, area) }));
    setChosen(tabs.length);
  };
  const close = (tab: number) => {
    update((old) => ({ ...old, cart: closeTab(old.cart, { area, tab }) }));
    setChosen(tab - 1);
    focusProposal({ area, tab: tab - 1 });
  };

  return (
    <Tabs.Root
      className="proposals"
      value={String(current)}
      onValueChange={(value) => setChosen(Number(value))}
    >
      <div className="proposals-bar">
        <Tabs.List className="proposals-list" aria-label="Vorschläge">
          {proposals.map(({ name, value, tab }) => (
            <Tabs.Trigger
              key={name}
              className="proposals-tab"
              value={value}
              data-cost={proposalCost(tab, area)}
            >
              <span>{name}</span>
              <span className="proposals-price number">{costInWords(tab, area)}</span>
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <button type="button" className="icon-button" onClick={add} aria-label="Vorschlag hinzufügen">
          <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24">
            <path d="M12 5v14M5 12h14" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      {proposals.map(({ name, value, tab, index }) => (
        <Tabs.Content key={name} className="proposals-panel" value={value}>
          <Proposal
            place={{ area, tab: index }}
            lines={draft.cart[area][index]?.lines ?? []}
            totals={tab}
            view={view}
            explained={explained}
            onClose={index === 0 ? undefined : () => close(index)}
          />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
