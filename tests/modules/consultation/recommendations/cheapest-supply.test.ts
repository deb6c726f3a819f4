import { describe, expect, it } from 'vitest';
import type { Product } from '#catalogue/domain';
import { addNeedsBased, type CartAreas, cheapestSupply, EMPTY_CART } from '#consultation/domain';
import { INSURED, SLIP, VORLAGE } from '../catalogue-products.ts';

const priced = (product: Product, id: string, price: number | null, sizes = ['S', 'M', 'L']): Product => ({
  ...product,
  id,
  Produktbezeichnung: id,
  sizes: Object.fromEntries(
    sizes.map((name) => [
      name,
      { ...(product.sizes.M as Product['sizes'][string]), id: `${id}-${name}`, price },
    ]),
  ),
});
const FIX: Product = {
  ...priced(SLIP, 'fix', 450),
  Anwendungstyp: 'Fixierhosen',
  sizes: {
    M: { ...(SLIP.sizes.M as Product['sizes'][string]), id: 'fix-M', Artikelnummer: '9477457', price: 450 },
  },
};
const PRODUCTS = [
  // 3 packs of 28 for twice a day: 30 days make 60 pieces.
  priced(SLIP, 'slip', 1000),
  priced(SLIP, 'slip-cheap', 900),
  priced(SLIP, 'slip-equal', 900),
  priced(VORLAGE, 'vorlage', 800),
  priced(SLIP, 'no-price', null),
  priced(SLIP, 'only-XL', 100, ['XL']),
  { ...priced(SLIP, 'premium', 100), PremiumBasis: 'Premium' as const },
  { ...priced(SLIP, 'gloves', 100), Anwendungstyp: 'Untersuchungshandschuhe' as const },
  FIX,
];
let next = 0;
const context = {
  ...INSURED,
  products: new Map(PRODUCTS.map((product) => [product.id, product])),
  wantedSize: 'M',
  nextId: () => {
    next += 1;
    return `line-${next}`;
  },
};
const cheapest = (...ids: string[]) => cheapestSupply(ids, new Map(), context);

describe('the cheapest sufficient supply', () => {
  it('is the recommended Basis product with the smallest total a month, the first of equal ones', () => {
    expect(cheapest('slip', 'slip-cheap', 'slip-equal')).toEqual({ product: 'slip-cheap', total: 2700 });
    expect(cheapest('slip', 'premium', 'gloves')).toEqual({ product: 'slip', total: 3000 });
  });

  it('counts the Fixierhose of a Vorlage, and own prices', () => {
    expect(cheapest('vorlage')).toEqual({ product: 'vorlage', total: 2850 });
    expect(cheapest('vorlage', 'slip-cheap')).toEqual({ product: 'slip-cheap', total: 2700 });
    expect(cheapestSupply(['slip', 'slip-cheap'], new Map([['slip-M', 500]]), context)).toEqual({
      product: 'slip',
      total: 1500,
    });
  });

  it('says what is missing where there is none', () => {
    expect(cheapest()).toEqual({ missing: 'product' });
    expect(cheapest('premium', 'gloves', 'fix', 'gone')).toEqual({ missing: 'product' });
    expect(cheapest('only-XL')).toEqual({ missing: 'size' });
    expect(cheapest('only-XL', 'no-price')).toEqual({ missing: 'price' });
    expect(cheapest('only-XL', 'slip')).toEqual({ product: 'slip', total: 3000 });
  });

  it('becomes a proposal of its own, in the first empty one of needs-based care', () => {
    const products = (cart: CartAreas) => cart[0].map(({ lines }) => lines.map(({ product }) => product));
    const first = addNeedsBased(EMPTY_CART, 'vorlage', context);
    expect(first.place).toEqual({ area: 0, tab: 0 });
    expect(products(first.cart)).toEqual([['vorlage', 'fix']]);
    const second = addNeedsBased(first.cart, 'slip', context);
    expect(second.place).toEqual({ area: 0, tab: 1 });
    expect(products(second.cart)).toEqual([['vorlage', 'fix'], ['slip']]);
    expect(second.cart[1]).toBe(EMPTY_CART[1]);
    expect(addNeedsBased(first.cart, 'gone', context).cart).toBe(first.cart);
  });
});
