/** A small catalogue for placing what was chosen on the recommendations. */
import type { CartAreas } from '#consultation/domain';
import type { PlacingFacts } from '../../../modules/consultation/cart/place-chosen.ts';
import { catalogueProduct } from './catalogue-products.ts';

const CATALOGUE = [
  catalogueProduct({ id: 'basis' }),
  catalogueProduct({ id: 'basis-2' }),
  catalogueProduct({ id: 'premium', PremiumBasis: 'Premium' }),
  catalogueProduct({ id: 'premium-2', PremiumBasis: 'Premium' }),
  catalogueProduct({ id: 'vorlage', Anwendungstyp: 'Vorlagen' }),
  catalogueProduct({ id: 'vorlage-2', Anwendungstyp: 'Vorlagen' }),
  catalogueProduct({ id: 'fix', Anwendungstyp: 'Fixierhosen', Schweregrad: 'Kein Schweregrad' }, [
    '1',
    '9477457',
  ]),
  catalogueProduct({
    id: 'creme',
    PremiumBasis: '-',
    Anwendungstyp: 'Pflege',
    Inkontinenzprodukt: 'Hautpflege',
  }),
];

export function facts(part: Partial<PlacingFacts> = {}): PlacingFacts {
  let count = 0;
  return {
    products: new Map(CATALOGUE.map((each) => [each.id, each])),
    wantedSize: 'L',
    nextId: () => {
      count += 1;
      return `line-${count}`;
    },
    method: 'A',
    selfPay: false,
    gross: 2124,
    modes: {},
    origin: 'recommendation',
    ...part,
  };
}

/** Products of a cart by area and proposal. */
export const productsOf = (cart: CartAreas) =>
  cart.map((tabs) => tabs.map((tab) => tab.lines.map((line) => line.product)));
