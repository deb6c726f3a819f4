import { AMOUNT_OPEN, shownTotal, type TabOffer } from '#consultation/domain';
import { formatEuro } from '#platform/domain';

const TOTAL = 'Gesamtpreis';

/** The label of a proposal's total; it says if something is left out, as the PDF does. */
export function totalName(totals: TabOffer): string {
  return totals.priceMissing && shownTotal(totals) !== null
    ? 'Gesamtpreis ohne die Produkte, deren Preis fehlt'
    : TOTAL;
}

/** The same label beside other monthly figures; a total that holds what is bought once is no month's. */
export function monthlyTotalName(totals: TabOffer): string {
  const name = totalName(totals);
  return name === TOTAL && totals.once === undefined ? `${TOTAL} im Monat` : name;
}

/** The total of a proposal in words: an amount, or open if nothing in it has a price. */
export function totalInWords(totals: TabOffer): string {
  const cents = shownTotal(totals);
  return cents === null ? AMOUNT_OPEN : formatEuro(cents);
}
