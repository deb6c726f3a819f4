import { AMOUNT_OPEN, shownTotal, type TabOffer } from '#consultation/domain';
import { formatEuro } from '#platform/domain';

/** The label of a proposal's total; it says if something is left out, as the PDF does. */
export function totalName(totals: TabOffer): string {
  return totals.priceMissing && shownTotal(totals) !== null
    ? 'Gesamtpreis ohne fehlende Preise'
    : 'Gesamtpreis';
}

/** The total of a proposal in words: an amount, or open if nothing in it has a price. */
export function totalInWords(totals: TabOffer): string {
  const cents = shownTotal(totals);
  return cents === null ? AMOUNT_OPEN : formatEuro(cents);
}
