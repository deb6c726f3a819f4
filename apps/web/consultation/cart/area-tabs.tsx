import * as Tabs from '@radix-ui/react-tabs';
import { useState } from 'react';
import { AREA_LABELS, areasOf, type CareType, type CartAreas } from '#consultation/domain';
import type { Cents } from '#platform/domain';
import { useConsultation } from '../consultation-data.ts';
import { useDraft } from '../draft-provider.tsx';
import { ProposalTabs } from './proposal-tabs.tsx';
import type { OfferView } from './use-offer.ts';

/** The areas of the calculator with the number of proposals in each. */
export function AreaTabs({ view, explained }: { view: OfferView; explained: boolean }) {
  const { institution } = useConsultation();
  const { draft } = useDraft();
  const [area, setArea] = useState(() => String(firstArea(draft.cart, view.offer.grossAllowance)));
  return (
    <Tabs.Root className="areas" value={area} onValueChange={setArea}>
      <Tabs.List className="areas-list" aria-label="Art der Versorgung">
        {areasOf(institution.method).map((careType) => {
          const { count } = view.offer.areas[careType];
          return (
            <Tabs.Trigger key={careType} className="areas-tab" value={String(careType)}>
              {AREA_LABELS[careType]}{' '}
              <span className="areas-count">
                {count} <span className="visually-hidden">{count === 1 ? 'Vorschlag' : 'Vorschläge'}</span>
              </span>
            </Tabs.Trigger>
          );
        })}
      </Tabs.List>
      {areasOf(institution.method).map((careType) => (
        <Tabs.Content key={careType} className="areas-panel" value={String(careType)}>
          <ProposalTabs area={careType} view={view} explained={explained} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

/** Desired care where there is no allowance or nothing else was chosen, else needs-based care. */
function firstArea(cart: CartAreas, gross: Cents | null): CareType {
  const filled = (area: CareType) => cart[area].some((tab) => tab.lines.length > 0);
  return gross === 0 || (!filled(0) && filled(1)) ? 1 : 0;
}
