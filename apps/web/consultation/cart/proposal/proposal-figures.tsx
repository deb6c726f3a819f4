import {
  type CareType,
  costHint,
  costName,
  isFilled,
  type Offer,
  proposalCost,
  shownMehrkosten,
  shownTotal,
  type TabOffer,
  TOTAL_WITHOUT_UNPRICED,
} from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { formatEuro } from '#platform/domain';
import { FigureList } from '../../figures/figure-list.tsx';
import { PATIENT_PAYS, patientPaysInWords } from '../../figures/patient-pays.ts';
import { FigureExplanation } from '../cart-later.tsx';

/** What a proposal costs, what the insurer pays and what remains to be paid. */
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
      <p className="figures-hint">{costHint(totals, offer, area)}</p>
      <output className="visually-hidden">{announcement(totals, area)}</output>
      {totals.priceMissing && (
        <p className="field-error">
          {area === 2 || shownTotal(totals) === null
            ? 'Für mindestens ein Produkt fehlt der Preis.'
            : `Preis fehlt: ${TOTAL_WITHOUT_UNPRICED}`}
        </p>
      )}
      {explained && <FigureExplanation totals={totals} offer={offer} insurer={insurer} area={area} />}
    </div>
  );
}

/** What a screen reader announces when a figure changes. */
function announcement(totals: TabOffer, area: CareType): string {
  if (!isFilled(totals)) return '';
  const care = shownMehrkosten(totals);
  const paid = `${PATIENT_PAYS}: ${patientPaysInWords(totals)}`;
  return care === null ? paid : `${paid}, ${costName(area)} ${formatEuro(care)}`;
}
