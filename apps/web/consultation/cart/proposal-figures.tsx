import {
  type CareType,
  costHint,
  type Offer,
  proposalCost,
  shownMehrkosten,
  type TabOffer,
} from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { formatEuro } from '#platform/domain';
import { FigureExplanation } from './cart-later.tsx';
import { FigureList } from './figure-list.tsx';

/** What a proposal costs, what the insurer gives and what is left to pay. */
export function ProposalFigures(props: {
  totals: TabOffer;
  offer: Offer;
  insurer: Krankenkasse;
  area: CareType;
  explained: boolean;
}) {
  const { totals, offer, insurer, area, explained } = props;
  return (
    <div className="figures" data-cost={proposalCost(totals)}>
      <FigureList totals={totals} offer={offer} area={area} />
      <p className="figures-hint">{costHint(totals, offer)}</p>
      <output className="visually-hidden">{announcement(totals)}</output>
      {totals.priceMissing && (
        <p className="field-error">Preis fehlt: Der Gesamtpreis ist ohne dieses Produkt gerechnet.</p>
      )}
      {explained && <FigureExplanation totals={totals} offer={offer} insurer={insurer} area={area} />}
    </div>
  );
}

/** What a screen reader says when a figure changes. */
function announcement(totals: TabOffer): string {
  const total = `Gesamtpreis ${formatEuro(totals.totalPrice)}`;
  const care = shownMehrkosten(totals);
  return care === null ? total : `${total}, Mehrkosten ${formatEuro(care)}`;
}
