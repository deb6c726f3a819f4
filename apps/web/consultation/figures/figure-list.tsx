import type { CareType, Offer, TabOffer } from '#consultation/domain';
import { allowanceFigure, figuresOf } from './figures-of.ts';

/** The figures of a proposal per month, and the Pauschale, which a purchase does not have. */
export function FigureList(props: {
  totals: TabOffer;
  offer: Offer;
  area: CareType;
  /** The Pauschale is shown elsewhere, once for all proposals. */
  withoutAllowance?: boolean;
}) {
  const { totals, offer, area } = props;
  const figures = figuresOf(totals, offer, area);
  const shown = props.withoutAllowance || area === 2 ? figures : [...figures, allowanceFigure(offer)];
  return (
    <dl>
      {shown.map(({ name, text, isSum }) => (
        <div key={name} className={isSum ? 'figure figure-strong' : 'figure'}>
          <dt>{name}</dt>
          <dd>
            <span className="number" translate="no">
              {text}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
