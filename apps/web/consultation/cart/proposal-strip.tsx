import { costInWords, proposalCost, type TabOffer } from '#consultation/domain';
import { Money } from '../../ui/money.tsx';

/**
 * The two figures that matter, kept in sight on screens where the list of products pushes them away. Hidden
 * from screen readers: the tab and the figures say the same.
 */
export function ProposalStrip(props: { title: string; totals: TabOffer }) {
  const { title, totals } = props;
  return (
    <div className="proposal-strip" aria-hidden="true" data-cost={proposalCost(totals)}>
      <span>
        {title} · <Money cents={totals.totalPrice} />
      </span>
      <strong className="number">{costInWords(totals)}</strong>
    </div>
  );
}
