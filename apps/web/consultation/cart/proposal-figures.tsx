import type { ReactNode } from 'react';
import {
  type CareType,
  cheapestNeedsBased,
  differenceBase,
  HINT_TEXTS,
  insurerPays,
  type Offer,
  proposalCost,
  type TabOffer,
} from '#consultation/domain';
import { formatEuro } from '#platform/domain';
import { Money } from '../../ui/money.tsx';

/** What a proposal costs, what the insurer gives and what is left to pay. */
export function ProposalFigures(props: {
  totals: TabOffer;
  offer: Offer;
  area: CareType;
  explained: boolean;
}) {
  const { totals, offer, area, explained } = props;
  const cost = proposalCost(totals, area);
  const copayment = insurerPays(offer.method, area) ? offer.copayment : 0;
  return (
    <div className="figures" data-cost={cost}>
      <dl>
        <Figure name="Gesamtpreis im Monat">
          <Money cents={totals.totalPrice} />
        </Figure>
        <Figure name="Pauschale der Krankenkasse (brutto)">
          <Money cents={offer.grossAllowance} />
        </Figure>
        <Figure name="Mehrkosten" strong>
          <Money cents={cost === 'unknown' && totals.priceMissing ? null : totals.totalCarePrice} />
        </Figure>
        <Figure name="Gesetzliche Zuzahlung">
          <Money cents={copayment} />
        </Figure>
      </dl>
      <p className="figures-hint">{hint(totals, offer, area)}</p>
      <output className="visually-hidden">{announcement(totals)}</output>
      {totals.priceMissing && (
        <p className="field-error">Preis fehlt: Der Gesamtpreis ist ohne dieses Produkt gerechnet.</p>
      )}
      {explained && <p className="field-hint">{explain(totals, offer, area)}</p>}
    </div>
  );
}

function Figure({ name, strong, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className={strong ? 'figure figure-strong' : 'figure'}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The sentence of the whole offer, said of this proposal alone. */
function hint(totals: TabOffer, offer: Offer, area: CareType): string {
  if (offer.hint === 'allowance-unknown') return HINT_TEXTS[offer.hint];
  if (totals.lines.length === 0) return '';
  if (offer.hint === 'patient-pays-all') return HINT_TEXTS[offer.hint];
  const cost = proposalCost(totals, area);
  if (cost === 'extra') return HINT_TEXTS['extra-cost'];
  return cost === 'none' ? HINT_TEXTS.covered : HINT_TEXTS['price-missing'];
}

/** What a screen reader says when a figure changes. */
function announcement(totals: TabOffer): string {
  const total = `Gesamtpreis ${formatEuro(totals.totalPrice)}`;
  return totals.totalCarePrice === null ? total : `${total}, Mehrkosten ${formatEuro(totals.totalCarePrice)}`;
}

/** How the Mehrkosten come about, in words. */
function explain(totals: TabOffer, offer: Offer, area: CareType): string {
  const { grossAllowance: gross, netAllowance: net, method } = offer;
  if (gross === null || net === null) return 'Ohne Pauschale lassen sich keine Mehrkosten nennen.';
  const total = formatEuro(totals.totalPrice);
  const care = formatEuro(totals.totalCarePrice ?? 0);
  const allowance = `Pauschale ${formatEuro(net)} netto zuzüglich 19 % Mehrwertsteuer = ${formatEuro(gross)}.`;
  if (gross === 0) return `Es gibt keine Pauschale: Der Patient zahlt den Gesamtpreis von ${total}.`;
  if (area === 0) return `${allowance} Die medizinisch notwendige Versorgung zahlt die Krankenkasse.`;
  if (area === 2) return `Freiverkauf: Der Patient zahlt den Gesamtpreis von ${total}.`;
  if (method === 'B') return `Methode B: Der Patient zahlt die Wunschversorgung ganz, ${total}.`;
  const base = method === 'C' ? differenceBase(gross, cheapestNeedsBased(offer.areas[0].tabs)) : gross;
  const deducted = base < gross ? 'die günstigste medizinisch notwendige Versorgung' : 'die Pauschale';
  return `${allowance} Gesamtpreis ${total} abzüglich ${formatEuro(base)} (${deducted}) ergibt Mehrkosten von ${care}.`;
}
