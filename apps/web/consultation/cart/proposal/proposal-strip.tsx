import { type CareType, costInWords, type Offer, proposalCost, type TabOffer } from '#consultation/domain';
import { PaysLine } from '../../figures/pays-line.tsx';

/** What a person pays, beside the proposals. Hidden from screen readers: the figures contain the same. */
export function ProposalPays({ totals }: { totals: TabOffer }) {
  return (
    <p className="proposal-pays" aria-hidden="true" data-cost={proposalCost(totals)}>
      <PaysLine totals={totals} />
    </p>
  );
}

/**
 * The two main figures below the products, kept visible on screens that are too small to keep those beside the
 * proposals in sight. Hidden from screen readers: the tab and the figures contain the same.
 */
export function ProposalStrip(props: { title: string; totals: TabOffer; offer: Offer; area: CareType }) {
  const { title, totals, offer, area } = props;
  return (
    <div className="proposal-strip" aria-hidden="true" data-cost={proposalCost(totals)}>
      <span>
        {title} ·{' '}
        <span className="number" translate="no">
          {costInWords(totals, area, offer.grossAllowance)}
        </span>
      </span>
      <ProposalPays totals={totals} />
    </div>
  );
}
