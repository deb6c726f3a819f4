import type { PricedProduct } from '#catalogue/domain';
import { isWorn, MONTHLY_PACKAGES } from '../cart/line.ts';
import type { OfferWarning } from './offer.ts';
import type { OfferHint } from './offer-hint.ts';

/** What the command line says under the figures (consultation specification, section 8), and the screens but for one. */
export const HINT_TEXTS: Readonly<Record<OfferHint, string>> = {
  covered: 'Mit der Pauschale abgegolten: keine Mehrkosten.',
  'extra-cost': 'Die Mehrkosten trägt die versicherte Person.',
  'price-missing':
    'Für mindestens ein Produkt fehlt der Preis: Die Kosten lassen sich noch nicht vollständig nennen.',
  'place-open':
    'Für mindestens ein Produkt ist zuerst zu entscheiden, in welchen Bereich es gehört: Die Kosten lassen sich noch nicht nennen.',
  'patient-pays-all': 'Die Gesamtkosten werden vom Patienten übernommen.',
  'allowance-unknown': 'Ohne Angabe zur Inkontinenz lässt sich keine Pauschale nennen.',
};

/**
 * What screens and documents say in place of the hint 'patient-pays-all', whose words the batch format fixes: one word
 * for the person everywhere (readings, section 8).
 */
export const PAYS_ALL_HINT = 'Die Gesamtkosten trägt die versicherte Person.';

/** What is said of a purchase (area 2), which has no Mehrkosten. */
export const PURCHASE_HINT = 'Den Preis zahlt die versicherte Person.';

/** What is said of the free-sale area (area 2). */
export const FREE_SALE = 'Freiverkauf: privat bezahlt, ohne Abrechnung mit der Krankenkasse.';

/** What is said of a care aid or skin care, which the Pauschale never pays for. */
export const BOUGHT_PRIVATELY = 'Die Krankenkasse zahlt dieses Produkt nicht; es wird privat gekauft.';

/** What is said of a total price that a missing price leaves incomplete. */
export const TOTAL_WITHOUT_UNPRICED = 'Gesamtpreis ohne die Produkte, deren Preis fehlt.';

/** What the batch format marks a line with where its figures need a look; of a need it computes for every product. */
export const WARNING_TEXTS: Readonly<Record<OfferWarning['code'], string>> = {
  'price-missing': 'Preis fehlt',
  'packs-limited': `Der Bedarf übersteigt ${MONTHLY_PACKAGES.max} Packungen im Monat; gerechnet wird mit ${MONTHLY_PACKAGES.max}.`,
  'packs-below-need': 'Die Packungen im Monat reichen für den Bedarf nicht.',
  'packs-above-need': 'Die Packungen im Monat gehen weit über den Bedarf hinaus.',
  'not-covered':
    'Für Pflegehilfsmittel und Hautpflege zahlt die Pauschale nie: Das Produkt gehört in einen anderen Bereich.',
};

/** A product that is not worn has no need that could exceed the packs. */
const LIMIT_WITHOUT_NEED = `Mehr als ${MONTHLY_PACKAGES.max} Packungen im Monat sind nicht möglich; gerechnet wird mit ${MONTHLY_PACKAGES.max}.`;

/** What screens and documents mark the line of a product with where its figures need a look. */
export function warningText(
  code: OfferWarning['code'],
  product: Pick<PricedProduct, 'Anwendungstyp' | 'liquid'>,
): string {
  return code === 'packs-limited' && !isWorn(product) ? LIMIT_WITHOUT_NEED : WARNING_TEXTS[code];
}

/** What is said where several proposals name the co-payment: it would be added up otherwise. */
export const COPAYMENT_ONCE =
  'Die gesetzliche Zuzahlung fällt einmal im Monat an, nicht für jeden Vorschlag.';
