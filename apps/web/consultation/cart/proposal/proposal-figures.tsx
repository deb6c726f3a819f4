import {
  type CareType,
  costHint,
  costName,
  coverage,
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
import { useRight } from '../../../session/frame-data.ts';
import { FigureList } from '../../figures/figure-list.tsx';
import { paidOnceInWords, patientPaysInWords, paysName } from '../../figures/patient-pays.ts';
import { CartHints } from '../cart-hints.tsx';
import { FigureExplanation } from '../deferred-parts.tsx';
import type { Panels } from '../use-panels.ts';

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

/** What the institution itself gains or lacks with a proposal: for those who keep its prices, never for a patient. */
function CoverageFigure(props: { totals: TabOffer; offer: Offer; area: CareType }) {
  const { totals, offer, area } = props;
  const cents = coverage(totals, area, offer.method, offer.grossAllowance);
  return (
    <div className="coverage">
      <p>
        {cents === null ? (
          'Für diesen Vorschlag gibt es keine Deckung zu nennen.'
        ) : (
          <strong>{inWords(cents)}</strong>
        )}
      </p>
      <p className="field-hint">
        Nur für Ihre Institution: Bruttopauschale und Mehrkosten abzüglich Ihrer Verkaufspreise (eigener
        Preis, sonst UVP) im Monat. Einkaufspreise sind nicht berücksichtigt. Wird nicht gedruckt.
      </p>
    </div>
  );
}

function inWords(cents: number): string {
  if (cents === 0) return 'Die Verkaufspreise sind genau gedeckt.';
  return cents < 0 ? `Unterdeckung ${formatEuro(-cents)}` : `Überdeckung ${formatEuro(cents)}`;
}

/**
 * Shows and hides what explains the figures of a proposal: their calculation, notes on their meaning, and to users who
 * keep the institution's prices what it gains or lacks itself.
 */
function FigureTools({ panels }: { panels: Panels }) {
  const keepsPrices = useRight('preis_einst');
  const tool = (name: string, panel: Parameters<Panels['toggle']>[0]) => (
    <button
      type="button"
      className="button button-quiet"
      aria-expanded={panels[panel]}
      onClick={() => panels.toggle(panel)}
    >
      {panels[panel] ? `${name} ausblenden` : `${name} einblenden`}
    </button>
  );
  return (
    <div className="figure-tools">
      {tool('Berechnung', 'explained')}
      {tool('Hinweise', 'hinted')}
      {keepsPrices && tool('Deckung', 'coverage')}
    </div>
  );
}
