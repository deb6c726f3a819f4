import { type CareType, costInWords, proposalCost, type TabOffer } from '#consultation/domain';
import { PATIENT_PAYS, patientPaysInWords } from '../../figures/patient-pays.ts';

/**
 * The two main figures, kept visible on screens where the list of products pushes them out of sight. Hidden from
 * screen readers: the tab and the figures contain the same.
 */
export function ProposalStrip(props: { title: string; totals: TabOffer; area: CareType }) {
  const { title, totals, area } = props;
  return (
    <div className="proposal-strip" aria-hidden="true" data-cost={proposalCost(totals)}>
      <span>
        {title} · <span className="number">{costInWords(totals, area)}</span>
      </span>
      <strong>
        {PATIENT_PAYS} <span className="number">{patientPaysInWords(totals)}</span>
      </strong>
    </div>
  );
}
