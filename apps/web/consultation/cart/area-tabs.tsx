import { memo, useDeferredValue } from 'react';
import { AREA_LABELS, areasOf, type CareType } from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs/tabs.tsx';
import { useConsultation } from '../area/consultation-data.ts';
import type { ShowProposal } from '../care/shown-proposal.ts';
import type { ShownProposal } from '../draft/draft.ts';
import type { OfferView } from '../figures/use-offer.ts';
import { ProposalTabs } from './proposal/proposal-tabs.tsx';
import type { Panels } from './use-panels.ts';

/** The areas of the calculator with the number of proposals in each. */
export function AreaTabs(props: {
  view: OfferView;
  insurer: Krankenkasse;
  panels: Panels;
  shown: ShownProposal;
  onShow: ShowProposal;
}) {
  const { shown, onShow, ...rest } = props;
  const areas = areasOf(useConsultation().institution.method);
  // The tabs switch at once; their content follows when it is ready, and the old content stays until then.
  const drawnArea = useDeferredValue(shown.area);
  const drawnTab = useDeferredValue(shown.tabs[shown.area]);
  const tab = drawnArea === shown.area ? shown.tabs[shown.area] : drawnTab;
  return (
    <Tabs
      className="areas"
      value={String(shown.area)}
      onValueChange={(value) => onShow(Number(value) as CareType)}
    >
      <TabList className="areas-list" aria-label="Art der Versorgung">
        {areas.map((area) => (
          <AreaTab key={area} area={area} count={rest.view.offer.areas[area].count} />
        ))}
      </TabList>
      <TabPanel className="areas-panel" value={String(shown.area)}>
        <ProposalTabs {...rest} area={drawnArea} tab={tab} drawnTab={drawnTab} onShow={onShow} />
      </TabPanel>
    </Tabs>
  );
}

/** Rerendered only when its own count changes, not with every figure of the calculator. */
const AreaTab = memo(function AreaTab({ area, count }: { area: CareType; count: number }) {
  return (
    <Tab className="areas-tab" value={String(area)}>
      <span>{AREA_LABELS[area]}</span>{' '}
      <span className="areas-count">
        {count} <span className="visually-hidden">{count === 1 ? 'Vorschlag' : 'Vorschläge'}</span>
      </span>
    </Tab>
  );
});
