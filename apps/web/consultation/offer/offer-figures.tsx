import type { ReactNode } from 'react';
import {
  AREA_LABELS,
  areasOf,
  costInWords,
  HINT_TEXTS,
  isExempt,
  type Offer,
  proposalCost,
  type TabOffer,
} from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { Money } from '../../ui/money.tsx';
import { useOffer } from '../cart/use-offer.ts';
import { usePerson } from '../use-person.ts';
import { SectionCard } from './section-card.tsx';

const NOTHING_CHOSEN = 'Noch ist kein Produkt ausgewählt: Es gibt noch nichts zu berechnen.';

/** What the insurer gives, what each proposal leaves to pay and, apart from it, the co-payment. */
export function OfferFigures({ insurer }: { insurer: Krankenkasse }) {
  const { offer } = useOffer(insurer);
  const exempt = isExempt(usePerson().answers);
  const proposals = proposalsOf(offer);
  return (
    <SectionCard title="Kosten im Monat">
      <dl className="offer-figures">
        <Figure name="Krankenkasse">{insurer.Kasse}</Figure>
        <Figure name="Pauschale (netto)">
          <Money cents={offer.netAllowance} />
        </Figure>
        <Figure name="Pauschale (brutto)">
          <Money cents={offer.grossAllowance} />
        </Figure>
      </dl>
      {proposals.map(({ id, ...proposal }) => (
        <Proposal key={id} {...proposal} />
      ))}
      <dl className="offer-figures offer-copayment">
        <Figure name="Gesetzliche Zuzahlung">
          <Money cents={offer.copayment} />
        </Figure>
      </dl>
      {exempt && <p className="field-hint">Die Person ist von der Zuzahlung befreit.</p>}
      {/* Nothing chosen costs nothing: that the allowance covers it would be said of no care at all. */}
      <p>{proposals.length === 0 ? NOTHING_CHOSEN : HINT_TEXTS[offer.hint]}</p>
      <p className="field-hint">Alle Preise sind Bruttopreise. Preisänderungen vorbehalten.</p>
    </SectionCard>
  );
}

/** What a proposal costs, and what of it is left to the patient: in colour and in words. */
function Proposal({ title, tab }: { title: string; tab: TabOffer }) {
  const cost = proposalCost(tab);
  return (
    <div className="offer-proposal" data-cost={cost}>
      <h3>{title}</h3>
      <dl className="offer-figures">
        <Figure name="Gesamtpreis">
          <Money cents={tab.totalPrice} />
        </Figure>
        <Figure name="Mehrkosten">
          <strong className="offer-price">
            <Money cents={cost === 'unknown' ? null : tab.totalCarePrice} />
          </strong>
        </Figure>
      </dl>
      {cost !== 'extra' && (
        <p className="care-cost" data-cost={cost}>
          {costInWords(tab)}
        </p>
      )}
      {tab.priceMissing && (
        <p className="field-error">Preis fehlt: Die Summe nennt nur die übrigen Produkte.</p>
      )}
    </div>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The proposals that hold a product, each named by area and number. */
function proposalsOf(offer: Offer) {
  return areasOf(offer.method).flatMap((area) =>
    offer.areas[area].tabs
      .map((tab, index) => ({
        id: `${area}-${index}`,
        title: `${AREA_LABELS[area]}, Vorschlag ${index + 1}`,
        tab,
        area,
      }))
      .filter(({ tab }) => tab.lines.length > 0),
  );
}
