import { AMOUNT_OPEN, shownTotal, type TabOffer } from '#consultation/domain';
import { formatEuro } from '#platform/domain';

/** What the total of a proposal is called: one that leaves something out says so, as the PDF does. */
export function totalName(totals: TabOffer): string {
  return totals.priceMissing && shownTotal(totals) !== null
    ? 'Gesamtpreis ohne fehlende Preise'
    : 'Gesamtpreis';
}

/** The total of a proposal in words: an amount, or that it is open where nothing of it has a price. */
export function totalInWords(totals: TabOffer): string {
  const cents = shownTotal(totals);
  return cents === null ? AMOUNT_OPEN : formatEuro(cents);
}
