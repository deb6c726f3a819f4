import { AMOUNT_OPEN, shownPatientPays, type TabOffer } from '#consultation/domain';
import { formatEuro } from '#platform/domain';

/** The label of each proposal's first figure. */
export const PATIENT_PAYS = 'Sie zahlen im Monat';

/** What a person pays for a proposal, in words: an amount, or why there is none. Not for empty proposals. */
export function patientPaysInWords(totals: TabOffer): string {
  if (totals.placeOpen) return AMOUNT_OPEN;
  if (totals.priceMissing) return 'Preis fehlt';
  const cents = shownPatientPays(totals);
  return cents === null ? '–' : formatEuro(cents);
}
