import { type Cents, formatEuro } from '#platform/domain';
import { type Payer, personWords } from '../answers/person-words.ts';
import type { CareType, Period } from '../cart/cart.ts';
import { isFilled } from '../cart/proposal-number.ts';
import type { Offer, TabOffer } from '../pricing/offer.ts';
import { HINT_TEXTS, PAYS_ALL_HINT, PURCHASE_HINT } from '../pricing/offer-texts.ts';
import { isPurchase, proposalCost, shownMehrkosten } from './proposal-cost.ts';

/** The areas of care by their German names. */
export const AREA_LABELS: Readonly<Record<CareType, string>> = {
  0: 'Medizinisch notw. Versorgung',
  1: 'Wunschversorgung',
  2: 'Wunschversorgung / Freiverkauf',
};

/** When a product is worn. */
export const PERIOD_LABELS: Readonly<Record<Period, string>> = { 0: 'Tag', 1: 'Nacht', 2: '24h' };

/**
 * The German name of an area's figure, on screens and sheets: a purchase has a price, the other areas have Mehrkosten.
 * Without a Pauschale nothing can exceed it, so that its Kosten are named.
 *
 * @param gross gross allowance in cents; null if unknown
 */
export function costName(area: CareType, gross: Cents | null): 'Kosten' | 'Mehrkosten' | 'Preis' {
  if (area === 2) return 'Preis';
  return gross === 0 ? 'Kosten' : 'Mehrkosten';
}

/** Names what method B holds of care aids and skin care beside the Mehrkosten: they are no Hilfsmittel. */
export const PURCHASE = 'Kauf ohne Krankenkasse';

/** Shown in place of an amount that is not known yet. */
export const AMOUNT_OPEN = 'noch offen';

/**
 * The colour of a proposal in words.
 *
 * @param gross gross allowance in cents; null if unknown
 */
export function costInWords(tab: TabOffer, area: CareType, gross: Cents | null): string {
  if (!isFilled(tab)) return 'leer';
  if (tab.placeOpen) return AMOUNT_OPEN;
  if (tab.totalCarePrice === null) return 'ohne Pauschale';
  if (tab.priceMissing) return 'Preis fehlt';
  if (isPurchase(tab)) return `${PURCHASE} ${formatEuro(tab.totalCarePrice)}`;
  const name = costName(area, gross);
  const care = shownMehrkosten(tab) ?? tab.totalCarePrice;
  return area === 2 || care > 0 ? `${name} ${formatEuro(care)}` : `keine ${name}`;
}

/**
 * The hint of the whole offer, for one proposal (consultation specification, section 8), as it is true for the person
 * of this insurer.
 *
 * @param insurer null while it is not known
 */
export function costHint(totals: TabOffer, offer: Offer, area: CareType, insurer: Payer | null): string {
  return personWords(hintOf(totals, offer, area), insurer);
}

function hintOf(totals: TabOffer, offer: Offer, area: CareType): string {
  if (totals.placeOpen) return HINT_TEXTS['place-open'];
  if (offer.hint === 'allowance-unknown' && area !== 2) return HINT_TEXTS[offer.hint];
  if (!isFilled(totals)) return '';
  if (offer.hint === 'patient-pays-all') return PAYS_ALL_HINT;
  if (totals.priceMissing) return HINT_TEXTS['price-missing'];
  if (area === 2 || isPurchase(totals)) return PURCHASE_HINT;
  return HINT_TEXTS[proposalCost(totals) === 'extra' ? 'extra-cost' : 'covered'];
}

/** The hint `place-open` with the products that have to be moved, by name. */
export function placeOpenHint({ warnings, areas }: Offer, products: Named): string {
  const names = warnings.flatMap(({ code, area, tab, line }) => {
    const id = areas[area].tabs[tab]?.lines[line]?.product;
    const name = code === 'not-covered' && id !== undefined && products.get(id)?.Produktbezeichnung;
    return name ? [`„${name}“`] : [];
  });
  if (names.length === 0) return HINT_TEXTS['place-open'];
  return `Bei ${[...new Set(names)].join(' und ')} fehlt der Bereich. Danach stehen die Kosten fest.`;
}

/** Products by id, of which only the names matter. */
type Named = ReadonlyMap<string, { readonly Produktbezeichnung: string }>;

/** The hint for all proposals together; refers to free sale if only that is paid for. */
export function offerHint(offer: Offer): string {
  if (offer.hint === 'patient-pays-all') return PAYS_ALL_HINT;
  const paid = (area: CareType) =>
    offer.areas[area].tabs.some((tab) => proposalCost(tab) === 'extra' && !isPurchase(tab));
  return offer.hint === 'extra-cost' && !paid(0) && !paid(1) ? PURCHASE_HINT : HINT_TEXTS[offer.hint];
}
