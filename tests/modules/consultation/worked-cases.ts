/** The products and the insurer of the worked cases. Amounts in cents. */
import type { PricedProduct } from '#catalogue/domain';
import type { Krankenkasse, OwnPrices } from '#institution/domain';
import type { CalendarDay } from '#platform/domain';
import type { LineChoice } from '../../../modules/consultation/cart/cart.ts';
import { type Offer, type OfferInput, priceOffer } from '../../../modules/consultation/pricing/offer.ts';
import { priceListOf } from '../../../modules/consultation/pricing/price-list.ts';

export const day = (text: string): CalendarDay => text as CalendarDay;

export function product(
  Anwendungstyp: PricedProduct['Anwendungstyp'],
  PremiumBasis: PricedProduct['PremiumBasis'],
  Schweregrad: PricedProduct['Schweregrad'],
  pieces: number,
  price: number | null,
  liquid = false,
): PricedProduct {
  const id = `${Anwendungstyp}-${pieces}-${price}`;
  return { Anwendungstyp, PremiumBasis, Schweregrad, liquid, sizes: { M: { id, pieces, price } } };
}

export const BV = product('Vorlagen', 'Basis', 'Mittlere Inkontinenz', 30, 1299);
export const FP = product('Fixierhosen', 'Basis', 'Kein Schweregrad', 5, 449);
const CB = product('Slip', 'Basis', 'Mittlere Inkontinenz', 28, 795);
export const PS = product('Slip', 'Premium', 'Schwere Inkontinenz', 26, 2495);
const PP = product('Pull-ups', 'Premium', 'Mittlere Inkontinenz', 14, 1549);
/** Neither a list price nor an own price. */
export const NP = product('Slip', 'Basis', 'Mittlere Inkontinenz', 28, null);

export const PRODUCTS: ReadonlyMap<string, PricedProduct> = new Map(
  Object.entries({ BV, FP, CB, PS, PP, NP }),
);

export const K: Krankenkasse = {
  Kasse: 'K',
  Kinderpauschale: 3000,
  Urinpauschale: 1785,
  Stuhlpauschale: 2250,
  Kindalter: 18,
  selfPay: false,
};

/** A proposal of products by name, or of whole choices. */
export const tab = (...lines: (string | LineChoice)[]) => ({
  lines: lines.map((line) => (typeof line === 'string' ? { product: line, size: 'M' } : line)),
});

/** What the figures depend on, with products and prices as tests name them. */
export type Given = Omit<OfferInput, 'list'> & {
  readonly products: ReadonlyMap<string, PricedProduct>;
  readonly prices: OwnPrices;
};

/** The figures of a cart, with a price list that is made for it. */
export const priced = ({ products, prices, ...input }: Given): Offer =>
  priceOffer({ ...input, list: priceListOf(products, prices) });

/** An adult with fee, method A, I1, an empty cart: what a case says otherwise comes on top. */
export function offer(changes: Partial<Given> = {}): Offer {
  return priced({
    today: day('2026-03-09'),
    method: 'A',
    patient: { birthdate: day('1950-01-31'), inkontinenz: 'I1', gebuehr: 'GE2' },
    insurer: K,
    products: PRODUCTS,
    prices: new Map(),
    cart: [[], [], []],
    ...changes,
  });
}

/** The Mehrkosten of the first proposal of an area. */
export const care = (result: Offer, area: 0 | 1 | 2) => result.areas[area].tabs[0]?.totalCarePrice;
