import type { ReactNode } from 'react';
import { type CareType, insurerPays, type Offer, shownMehrkosten, type TabOffer } from '#consultation/domain';
import { Money } from '../../ui/money.tsx';

/** The four figures of a proposal, a month. */
export function FigureList({ totals, offer, area }: { totals: TabOffer; offer: Offer; area: CareType }) {
  return (
    <dl>
      <Figure name="Gesamtpreis im Monat">
        <Money cents={totals.totalPrice} />
      </Figure>
      <Figure name="Pauschale der Krankenkasse (brutto)">
        <Money cents={offer.grossAllowance} />
      </Figure>
      <Figure name="Mehrkosten" strong>
        <Money cents={shownMehrkosten(totals)} />
      </Figure>
      <Figure name="Gesetzliche Zuzahlung">
        <Money cents={insurerPays(offer.method, area) ? offer.copayment : 0} />
      </Figure>
    </dl>
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
