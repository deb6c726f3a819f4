import {
  AMOUNT_OPEN,
  oftenInWords,
  onceInWords,
  oneTimeCents,
  shownPatientPays,
  type TabOffer,
} from '#consultation/domain';
import { formatEuro } from '#platform/domain';

/** The label of a proposal's first figure. */
export function paysName(totals: TabOffer): 'Sie zahlen im Monat' | 'Sie zahlen einmalig' {
  return `Sie zahlen ${oftenInWords(shownPatientPays(totals), oneTimeCents(totals))}`;
}

/** What of that figure is paid once, such as `davon einmalig 19,95 €`; null where it is all a month's, or all once. */
export function paidOnceInWords(totals: TabOffer): string | null {
  return onceInWords(shownPatientPays(totals), oneTimeCents(totals));
}

/** What a person pays for a proposal, in words: an amount, or why there is none. Not for empty proposals. */
export function patientPaysInWords(totals: TabOffer): string {
  if (totals.placeOpen) return AMOUNT_OPEN;
  if (totals.priceMissing) return 'Preis fehlt';
  const cents = shownPatientPays(totals);
  return cents === null ? '–' : formatEuro(cents);
}
