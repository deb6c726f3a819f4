import type { PricedProduct } from '#catalogue/domain';
import { withUnit } from '#platform/domain';
import { isWorn, MONTHLY_PACKAGES } from '../cart/line.ts';
import type { OfferWarning } from './offer.ts';
import type { OfferHint } from './offer-hint.ts';

/** The hints of the command line and of all but one screen (consultation specification, section 8). */
export const HINT_TEXTS: Readonly<Record<OfferHint, string>> = {
  covered: 'Mit der Pauschale abgegolten: keine Mehrkosten.',
  'extra-cost': 'Die Mehrkosten trägt die versicherte Person.',
  'price-missing':
    'Für mindestens ein Produkt fehlt der Preis: Die Kosten lassen sich noch nicht vollständig nennen.',
  'place-open': 'Bei mindestens einem Produkt fehlt der Bereich. Danach stehen die Kosten fest.',
  'patient-pays-all': 'Die Gesamtkosten werden vom Patienten übernommen.',
  'allowance-unknown': 'Ohne Angabe zur Inkontinenz lässt sich keine Pauschale nennen.',
};

/**
 * Replaces the hint 'patient-pays-all' on screens and documents, because the batch format fixes its wording:
 * one word for the person everywhere.
 */
export const PAYS_ALL_HINT = 'Die Gesamtkosten trägt die versicherte Person.';

/** The hint for a purchase (area 2), which has no Mehrkosten. */
export const PURCHASE_HINT = 'Den Preis zahlt die versicherte Person.';

/** The label of the free-sale area (area 2). */
export const FREE_SALE = 'Freiverkauf: privat bezahlt, ohne Abrechnung mit der Krankenkasse.';

/** The note on a care aid or skin care, which the Pauschale never covers. */
export const BOUGHT_PRIVATELY = 'Die Krankenkasse zahlt dieses Produkt nicht; es wird privat gekauft.';

/** The label of a total with missing prices. */
export const TOTAL_WITHOUT_UNPRICED = 'Gesamtpreis ohne die Produkte, deren Preis fehlt.';

const { max: MOST } = MONTHLY_PACKAGES;
const MOST_PACKS = withUnit(MOST, 'Packungen');
const needExceeds = (packs: string) => `Der Bedarf übersteigt ${packs} im Monat; gerechnet wird mit ${MOST}.`;

/** The warnings of the batch format, which computes a need for every product. */
export const WARNING_TEXTS: Readonly<Record<OfferWarning['code'], string>> = {
  'price-missing': 'Preis fehlt',
  // The batch format fixes its wording, spaces included.
  'packs-limited': needExceeds(`${MOST} Packungen`),
  'packs-below-need': 'Die Packungen im Monat reichen für den Bedarf nicht.',
  'packs-above-need': 'Die Packungen im Monat gehen weit über den Bedarf hinaus.',
  'not-covered':
    'Für Pflegehilfsmittel und Hautpflege zahlt die Pauschale nie: Das Produkt gehört in einen anderen Bereich.',
};

/** Without a need, packs cannot exceed it. */
const LIMIT_WITHOUT_NEED = `Mehr als ${MOST_PACKS} im Monat sind nicht möglich; gerechnet wird mit ${MOST}.`;

/** The warning on a line, for screens and documents. */
export function warningText(
  code: OfferWarning['code'],
  product: Pick<PricedProduct, 'Anwendungstyp' | 'liquid'>,
): string {
  if (code !== 'packs-limited') return WARNING_TEXTS[code];
  return isWorn(product) ? needExceeds(MOST_PACKS) : LIMIT_WITHOUT_NEED;
}

/** Shown if several proposals name the co-payment, so that nobody adds it up. */
export const COPAYMENT_ONCE =
  'Die gesetzliche Zuzahlung fällt einmal im Monat an, nicht für jeden Vorschlag.';
