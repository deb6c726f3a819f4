import { monthInWords, type OfferCounts, twelveMonthsInWords } from '#institution/domain';

/** The number of offers: this month, and in the twelve months up to it. */
export function OfferCount({ month, thisMonth, twelveMonths }: OfferCounts) {
  return (
    <ul className="offer-count">
      <li>
        In diesem Monat ({monthInWords(month)}): <strong>{inWords(thisMonth)}</strong>
      </li>
      <li>
        In den letzten zwölf Monaten ({twelveMonthsInWords(month)}): <strong>{inWords(twelveMonths)}</strong>
      </li>
    </ul>
  );
}

const NUMBER = new Intl.NumberFormat('de-DE');

function inWords(count: number): string {
  if (count === 0) return 'kein\u00a0Angebot';
  return count === 1 ? 'ein\u00a0Angebot' : `${NUMBER.format(count)}\u00a0Angebote`;
}
