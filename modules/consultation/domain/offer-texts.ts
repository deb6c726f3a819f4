import { MONTHLY_PACKAGES } from './line.ts';
import type { OfferHint, OfferWarning } from './offer.ts';

/** What the cart, the offer and the command line say under the figures (consultation specification, section 8). */
export const HINT_TEXTS: Readonly<Record<OfferHint, string>> = {
  covered: 'Die Pauschale deckt alle Kosten.',
  'extra-cost': 'Die Mehrkosten werden vom Patienten übernommen.',
  'price-missing':
    'Für mindestens ein Produkt fehlt der Preis: Die Kosten lassen sich noch nicht vollständig nennen.',
  'patient-pays-all': 'Die Gesamtkosten werden vom Patienten übernommen.',
  'allowance-unknown': 'Ohne Angabe zur Inkontinenz lässt sich keine Pauschale nennen.',
};

/** What a line is marked with where its figures need a look. */
export const WARNING_TEXTS: Readonly<Record<OfferWarning['code'], string>> = {
  'price-missing': 'Preis fehlt',
  'packs-limited': `Der Bedarf übersteigt ${MONTHLY_PACKAGES.max} Packungen im Monat; gerechnet wird mit ${MONTHLY_PACKAGES.max}.`,
};
