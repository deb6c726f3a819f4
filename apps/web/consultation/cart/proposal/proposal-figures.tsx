import {
  type CareType,
  costHint,
  costName,
  HINT_TEXTS,
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
import { paidOnceInWords, patientPaysInWords, paysName } from '../../figures/patient-pays.ts';
import { CartHints } from '../cart-hints.tsx';
import { FigureExplanation } from '../deferred-parts.tsx';
import type { Panels } from '../use-panels.ts';
import { CoverageFigure } from './coverage-figure.tsx';
import { FigureTools } from './figure-tools.tsx';

/** What a proposal costs, what the insurer pays and what remains to be paid. */
export function ProposalFigures(props: {
  totals: TabOffer;
  offer: Offer;
  insurer: Krankenkasse;
  area: CareType;
  panels: Panels;
}) {
  const { totals, offer, insurer, area, panels } = props;
  const hint = costHint(totals, offer, area, insurer);
  return (
    <div className="figures" data-cost={proposalCost(totals)}>
      <FigureList totals={totals} offer={offer} area={area} />
      <p className="figures-hint">{hint}</p>
      <output className="visually-hidden">{announcement(totals, offer, area)}</output>
      {totals.priceMissing && hint !== HINT_TEXTS['price-missing'] && (
        <p className="field-error">
          {shownTotal(totals) === null
            ? 'Für mindestens ein Produkt fehlt der Preis.'
            : `Preis fehlt: ${TOTAL_WITHOUT_UNPRICED}`}
        </p>
      )}
      <FigureTools panels={panels} />
      {panels.coverage && <CoverageFigure totals={totals} offer={offer} area={area} />}
      {panels.explained && <FigureExplanation totals={totals} offer={offer} insurer={insurer} area={area} />}
      {panels.hinted && <CartHints />}
    </div>
  );
}

/** What a screen reader announces when a figure changes. */
function announcement(totals: TabOffer, { grossAllowance }: Offer, area: CareType): string {
  if (!isFilled(totals)) return '';
  const care = shownMehrkosten(totals);
  const once = paidOnceInWords(totals);
  const paid = `${paysName(totals)}: ${patientPaysInWords(totals)}${once === null ? '' : `, ${once}`}`;
  return care === null ? paid : `${paid}, ${costName(area, grossAllowance)} ${formatEuro(care)}`;
}
