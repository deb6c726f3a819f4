import { expect, it } from 'vitest';
import type { CartAreas } from '../../../../modules/consultation/cart/cart.ts';
import { EMPTY_CART } from '../../../../modules/consultation/cart/cart-edit.ts';
import { addNeedsBased } from '../../../../modules/consultation/cart/proposal-place.ts';
import { CATALOGUE, INSURED } from '../catalogue-products.ts';

it('adds a product as a proposal of its own, in the first empty one of needs-based care', () => {
  let next = 0;
  const context = { ...INSURED, products: CATALOGUE, wantedSize: 'M', nextId: () => `line-${++next}` };
  const products = (cart: CartAreas) => cart[0].map(({ lines }) => lines.map(({ product }) => product));
  const first = addNeedsBased(EMPTY_CART, 'vorlage', context);
  expect(first.place).toEqual({ area: 0, tab: 0 });
  expect(products(first.cart)).toEqual([['vorlage', 'fix-basis']]);
  const second = addNeedsBased(first.cart, 'slip', context);
  expect(second.place).toEqual({ area: 0, tab: 1 });
  expect(products(second.cart)).toEqual([['vorlage', 'fix-basis'], ['slip']]);
  expect(second.cart[1]).toBe(EMPTY_CART[1]);
  expect(addNeedsBased(first.cart, 'gone', context).cart).toBe(first.cart);
});
