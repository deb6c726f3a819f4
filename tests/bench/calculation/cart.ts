/** The cart every calculator is measured with: 3 proposals of 4 lines, one in each area. */
import type { PricedProduct } from '#catalogue/domain';
import { priceListOf } from '#consultation/domain';
import type { CalendarDay } from '#platform/domain';
import type { OfferInput } from '../../../modules/consultation/pricing/offer.ts';

const product = (
  Anwendungstyp: PricedProduct['Anwendungstyp'],
  PremiumBasis: PricedProduct['PremiumBasis'],
  Schweregrad: PricedProduct['Schweregrad'],
  id: string,
  pieces: number,
  price: number,
): [string, PricedProduct] => [
  id,
  { Anwendungstyp, PremiumBasis, Schweregrad, liquid: false, sizes: { M: { id: `${id}-M`, pieces, price } } },
];

const line = (id: string) => ({ product: id, size: 'M' });

const PRODUCTS = new Map([
  product('Vorlagen', 'Basis', 'Mittlere Inkontinenz', 'BV', 30, 1299),
  product('Fixierhosen', 'Basis', 'Kein Schweregrad', 'FP', 5, 449),
  product('Slip', 'Basis', 'Mittlere Inkontinenz', 'CB', 28, 795),
  product('Slip', 'Premium', 'Schwere Inkontinenz', 'PS', 26, 2495),
  product('Pull-ups', 'Premium', 'Mittlere Inkontinenz', 'PP', 14, 1549),
]);
const PRICES = new Map([['CB-M', 775]]);

/** What is priced, with a price list made once, as a screen does that prices a cart at each touch. */
export const CART: OfferInput = {
  today: '2026-03-09' as CalendarDay,
  method: 'C',
  patient: { birthdate: '1950-01-31' as CalendarDay, inkontinenz: 'I3', gebuehr: 'GE2' },
  insurer: {
    Kasse: 'K',
    Kinderpauschale: 3000,
    Urinpauschale: 1785,
    Stuhlpauschale: 2250,
    Kindalter: 18,
    selfPay: false,
  },
  list: priceListOf(PRODUCTS, PRICES),
  cart: [
    [{ lines: [line('BV'), line('FP'), line('CB'), line('BV')] }],
    [{ lines: [line('PS'), line('PP'), line('CB'), line('BV')] }],
    [{ lines: [line('PP'), line('PS'), line('FP'), line('CB')] }],
  ],
};

/** What method C takes off desired care in CART, in cents: the gross allowance, which lies below the needs. */
export const ALLOWANCE = 2678;

/** Unit price in cents and packs of each line of CART, as other calculators take them. */
export const UNITS: readonly (readonly { readonly unit: number; readonly packs: number }[])[] = [
  [
    { unit: 1299, packs: 2 },
    { unit: 449, packs: 1 },
    { unit: 775, packs: 3 },
    { unit: 1299, packs: 2 },
  ],
  [
    { unit: 2495, packs: 4 },
    { unit: 1549, packs: 5 },
    { unit: 775, packs: 3 },
    { unit: 1299, packs: 2 },
  ],
  [
    { unit: 1549, packs: 5 },
    { unit: 2495, packs: 4 },
    { unit: 449, packs: 1 },
    { unit: 775, packs: 3 },
  ],
];

/** The same for calculators that look up products and prices themselves. */
export const CART_BY_PRODUCTS = { ...CART, products: PRODUCTS, prices: PRICES };
