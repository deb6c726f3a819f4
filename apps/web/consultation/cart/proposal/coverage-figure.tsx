import { type CareType, coverage, type Offer, type TabOffer } from '#consultation/domain';
import { formatEuro } from '#platform/domain';

/** What the institution itself gains or lacks with a proposal: for those who keep its prices, never for a patient. */
export function CoverageFigure(props: { totals: TabOffer; offer: Offer; area: CareType }) {
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
