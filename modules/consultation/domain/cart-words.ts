import { formatEuro } from '#platform/domain';
import type { CareType, Period } from './cart.ts';
import type { Offer, TabOffer } from './offer.ts';
import { HINT_TEXTS } from './offer-texts.ts';
import { proposalCost } from './proposal-cost.ts';

/** The areas of care by the names people know. */
export const AREA_LABELS: Readonly<Record<CareType, string>> = {
  0: 'Medizinisch notw. Versorgung',
  1: 'Wunschversorgung',
  2: 'Wunschversorgung / Freiverkauf',
};

/** When a product is worn. */
export const PERIOD_LABELS: Readonly<Record<Period, string>> = { 0: 'Tag', 1: 'Nacht', 2: '24h' };

/** Says in words what the colour of a proposal shows. */
export function costInWords(tab: TabOffer): string {
  if (tab.lines.length === 0) return 'leer';
  if (tab.totalCarePrice === null) return 'ohne Pauschale';
  if (proposalCost(tab) === 'unknown') return 'Preis fehlt';
  return tab.totalCarePrice > 0 ? `Mehrkosten ${formatEuro(tab.totalCarePrice)}` : 'keine Mehrkosten';
}

/** The sentence of the whole offer, said of one proposal (consultation specification, section 8). */
export function costHint(totals: TabOffer, offer: Offer): string {
  if (offer.hint === 'allowance-unknown') return HINT_TEXTS[offer.hint];
  if (totals.lines.length === 0) return '';
  if (offer.hint === 'patient-pays-all') return HINT_TEXTS[offer.hint];
  const cost = proposalCost(totals);
  if (cost === 'extra') return HINT_TEXTS['extra-cost'];
  return cost === 'none' ? HINT_TEXTS.covered : HINT_TEXTS['price-missing'];
}
