import { AMOUNT_OPEN, shownPatientPays, type TabOffer } from '#consultation/domain';
import { formatEuro } from '#platform/domain';

/** What the first figure of each proposal is called. */
export const PATIENT_PAYS = 'Sie zahlen im Monat';

/** What a person pays for a proposal, in words: an amount, or why there is none. Not said of an empty proposal. */
export function patientPaysInWords(totals: TabOffer): string {
  if (totals.placeOpen) return AMOUNT_OPEN;
  if (totals.careIncomplete) return 'Preis fehlt';
  const cents = shownPatientPays(totals);
  return cents === null ? '–' : formatEuro(cents);
}
