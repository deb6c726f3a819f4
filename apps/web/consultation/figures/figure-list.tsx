import type { ReactNode } from 'react';
import {
  AMOUNT_OPEN,
  type CareType,
  insurerPays,
  isFilled,
  type Offer,
  shownMehrkosten,
  type TabOffer,
} from '#consultation/domain';
import { Money } from '../../ui/basics/money.tsx';
import { PATIENT_PAYS, patientPaysInWords } from './patient-pays.ts';
import { totalInWords, totalName } from './total-in-words.ts';

/**
 * The figures of a proposal per month: the total first, then its parts. A purchase has only its price, neither
 * Pauschale nor co-payment.
 */
export function FigureList(props: {
  totals: TabOffer;
  offer: Offer;
  area: CareType;
  /** The Pauschale is shown elsewhere, once for all proposals. */
  withoutAllowance?: boolean;
}) {
  const { totals, offer, area } = props;
  const allowance = !props.withoutAllowance && area !== 2 && (
    <Figure name="Pauschale der Krankenkasse (brutto)">
      <Money cents={offer.grossAllowance} />
    </Figure>
  );
  // An empty proposal has no amounts: its Zuzahlung would be due for nothing.
  if (!isFilled(totals)) return <dl>{allowance}</dl>;
  return (
    <dl>
      <Figure name={PATIENT_PAYS} strong>
        <span className="number">{patientPaysInWords(totals)}</span>
      </Figure>
      {area === 2 ? (
        <Figure name="Preis">
          <Price totals={totals} />
        </Figure>
      ) : (
        <>
          <Figure name="Mehrkosten">
            <Price totals={totals} />
          </Figure>
          <Figure name="Gesetzliche Zuzahlung">
            {totals.placeOpen ? (
              AMOUNT_OPEN
            ) : (
              <Money cents={insurerPays(offer.method, area) ? offer.copayment : 0} />
            )}
          </Figure>
          <Figure name={`${totalName(totals)} im Monat`}>
            <span className="number">{totalInWords(totals)}</span>
          </Figure>
          {allowance}
        </>
      )}
    </dl>
  );
}

/** Mehrkosten or price of a proposal; never an amount that leaves out a missing price or cannot be determined yet. */
function Price({ totals }: { totals: TabOffer }) {
  if (totals.placeOpen) return AMOUNT_OPEN;
  return totals.careIncomplete ? 'Preis fehlt' : <Money cents={shownMehrkosten(totals)} />;
}

function Figure({ name, strong, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className={strong ? 'figure figure-strong' : 'figure'}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
