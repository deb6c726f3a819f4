import { describe, expect, it } from 'vitest';
import { knownCart } from '../../../../modules/consultation/cart/known-cart.ts';
import { proposalName, proposalNumber } from '../../../../modules/consultation/cart/proposal-number.ts';
import { offer, PRODUCTS, tab } from '../worked-cases.ts';

const EMPTY = { lines: [] };
const numbers = (...tabs: (typeof EMPTY | ReturnType<typeof tab>)[]) =>
  tabs.map((_, index) => proposalNumber(tabs, index));

describe('proposalNumber', () => {
  it('counts what holds a product, so that an emptied one leaves no gap', () => {
    expect(numbers(tab('PS'), tab('PP'))).toEqual([1, 2]);
    expect(numbers(EMPTY, tab('PP'))).toEqual([null, 1]);
    expect(numbers(tab('PS'), EMPTY, tab('PP'), EMPTY, EMPTY)).toEqual([1, null, 2, 3, 4]);
    expect(numbers(EMPTY)).toEqual([1]);
    expect(proposalName([EMPTY, tab('PP')], 0)).toBe('Leerer Vorschlag');
  });

  it('is the same for the cart and for its figures, also where the only product is gone', () => {
    const cart = [[EMPTY], [tab('PS'), EMPTY, tab('gone'), tab('PP')], [EMPTY]] as const;
    const { areas } = offer({ cart: knownCart(cart, PRODUCTS, () => null) });
    const tabs = [0, 1, 2, 3];
    expect(tabs.map((index) => proposalNumber(areas[1].tabs, index))).toEqual([1, null, 2, 3]);
    expect(tabs.map((index) => proposalNumber(cart[1], index))).toEqual([1, null, 2, 3]);
    expect(areas[1].count).toBe(3);
  });
});

describe('knownCart', () => {
  it('names what has left the catalogue, and leaves the amount of its proposal open', () => {
    const cart = [[tab('gone', 'BV')], [tab('PS', { product: 'PP', size: 'XXL' })], [EMPTY]] as const;
    const { areas } = offer({
      cart: knownCart(cart, PRODUCTS, (id) => (id === 'gone' ? 'Alter Slip' : null)),
    });
    expect(areas[0].tabs[0]?.gone).toEqual([{ product: 'gone', size: 'M', name: 'Alter Slip' }]);
    expect(areas[1].tabs[0]).toMatchObject({
      gone: [{ product: 'PP', size: 'XXL', name: null }],
      priceMissing: true,
    });
  });

  it('leaves a proposal of which nothing is gone as it is', () => {
    const cart = [[tab('BV')], [EMPTY], [EMPTY]] as const;
    expect(knownCart(cart, PRODUCTS, () => null)[0][0]).toBe(cart[0][0]);
  });
});
