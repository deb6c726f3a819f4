import { type ReactNode, useState } from 'react';
import {
  AREA_LABELS,
  amountsAsOf,
  areasOf,
  type CareType,
  COPAYMENT_ONCE,
  costInWords,
  insurerPays,
  isExempt,
  isFilled,
  type Offer,
  offerHint,
  personWords,
  placeOpenHint,
  proposalCost,
  proposalName,
  shownTotal,
  type TabOffer,
  TOTAL_WITHOUT_UNPRICED,
} from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { Money } from '../../ui/basics/money.tsx';
import { useConsultation } from '../area/consultation-data.ts';
import { SectionCard } from '../area/section-card.tsx';
import { useCare } from '../care/care-data.ts';
import { usePerson } from '../care/use-person.ts';
import { FigureList } from '../figures/figure-list.tsx';
import { SumLines } from '../figures/sum-lines.tsx';
import { useOffer } from '../figures/use-offer.ts';
import { useSum } from '../figures/use-sum.ts';

const NOTHING_CHOSEN = 'Noch ist kein Produkt ausgewählt: Es gibt noch nichts zu berechnen.';

/** The insurer's share, and what is to be paid for each proposal. */
export function OfferFigures({ insurer }: { insurer: Krankenkasse }) {
  const { offer } = useOffer(insurer);
  const [unfolded, setUnfolded] = useState(false);
  const { today } = useConsultation();
  const exempt = isExempt(usePerson().answers);
  const proposals = proposalsOf(offer);
  const sum = useSum(offer);
  const insured = proposals.filter(({ area }) => insurerPays(offer.method, area)).length;
  return (
    <SectionCard
      title="Kosten im Monat"
      narrow
      fold={{
        open: unfolded,
        onToggle: () => setUnfolded(!unfolded),
        content:
          offer.grossAllowance === 0 ? (
            'ohne Pauschale'
          ) : (
            <>
              Pauschale <Money cents={offer.grossAllowance} /> brutto
            </>
          ),
      }}
    >
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
        <Proposal key={id} {...proposal} offer={offer} />
      ))}
      {insured > 1 && offer.copayment !== null && offer.copayment > 0 && (
        <p className="field-hint">{COPAYMENT_ONCE}</p>
      )}
      <SumLines sum={sum} />
      {exempt && (
        <p className="field-hint">
          {personWords('Die versicherte Person ist von der Zuzahlung befreit.', insurer)}
        </p>
      )}
      {/* An empty cart shows nothing: "covered by the allowance" would refer to no care at all. */}
      <p>{proposals.length === 0 ? NOTHING_CHOSEN : personWords(offerHint(offer), insurer)}</p>
      <p className="field-hint">
        Alle Preise sind Bruttopreise. Preisänderungen vorbehalten. {amountsAsOf(today)}.
      </p>
    </SectionCard>
  );
}

/** What a person pays for a proposal, and its parts: in colour and in words. */
function Proposal({
  title,
  tab,
  area,
  offer,
}: {
  title: string;
  tab: TabOffer;
  area: CareType;
  offer: Offer;
}) {
  const { products } = useCare();
  const cost = proposalCost(tab);
  return (
    <div className="offer-proposal" data-cost={cost}>
      <h3>{title}</h3>
      <FigureList totals={tab} offer={offer} area={area} withoutAllowance />
      {cost !== 'extra' && (
        <p className="care-cost" data-cost={cost}>
          {tab.placeOpen ? placeOpenHint(offer, products) : costInWords(tab, area, offer.grossAllowance)}
        </p>
      )}
      {tab.priceMissing && (
        <p className="field-error">
          {shownTotal(tab) === null
            ? 'Preis fehlt: Die Summe ist noch offen.'
            : `Preis fehlt: ${TOTAL_WITHOUT_UNPRICED}`}
        </p>
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

/** The proposals with products, each named by area and number. */
function proposalsOf(offer: Offer) {
  return areasOf(offer.method).flatMap((area) =>
    offer.areas[area].tabs
      .map((tab, index) => ({
        id: `${area}-${index}`,
        title: `${AREA_LABELS[area]}, ${proposalName(offer.areas[area].tabs, index)}`,
        tab,
        area,
      }))
      .filter(({ tab }) => isFilled(tab)),
  );
}
