import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartAreas, CartLine } from '../../../modules/consultation/domain/cart.ts';
import {
  addProduct,
  addTab,
  changeNeed,
  clearTab,
  closeTab,
  EMPTY_CART,
  removeLine,
} from '../../../modules/consultation/domain/cart-edit.ts';
import { noteLines, noteTab, putBack, type Removal } from '../../../modules/consultation/domain/removal.ts';
import { CATALOGUE, FIX_BASIS, SLIP, VORLAGE, VORLAGE_2 } from './catalogue-products.ts';

const PLACE = { area: 1, tab: 1 } as const;
const PRODUCTS = [SLIP, VORLAGE, VORLAGE_2, FIX_BASIS];

function cartOf(...products: typeof PRODUCTS): CartAreas {
  let id = 0;
  const context = { products: CATALOGUE, wantedSize: 'L', nextId: () => `${++id}` };
  const empty = ([0, 1, 2] as const).reduce(addTab, EMPTY_CART);
  return products.reduce((cart, product) => addProduct(cart, PLACE, product, context), empty);
}
const linesOf = (cart: CartAreas): readonly CartLine[] => cart[1][1]?.lines ?? [];
const ids = (cart: CartAreas) => linesOf(cart).map(({ id }) => id);

describe('putting back', () => {
  it('undoes the removal of any line, companions included', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...PRODUCTS), { minLength: 1, maxLength: 6 }),
        fc.nat(),
        (list, pick) => {
          const cart = cartOf(...list);
          const line = linesOf(cart)[pick % linesOf(cart).length] as CartLine;
          const less = removeLine(cart, PLACE, line.id, CATALOGUE);
          expect(putBack(less, noteLines(cart, PLACE))).toEqual(cart);
        },
      ),
    );
  });

  it('gives a Fixierhose back to its Vorlage', () => {
    const cart = cartOf(VORLAGE, VORLAGE_2);
    const less = removeLine(cart, PLACE, '1', CATALOGUE);
    expect(linesOf(less)[0]).toMatchObject({ id: '2', companionOf: '3' });
    expect(linesOf(putBack(less, noteLines(cart, PLACE)))[1]).toMatchObject({ id: '2', companionOf: '1' });
  });

  it('undoes clearing', () => {
    const cart = cartOf(SLIP, VORLAGE);
    const cleared = clearTab(cart, PLACE);
    expect(linesOf(cleared)).toEqual([]);
    expect(cleared[1]).toHaveLength(2);
    expect(putBack(cleared, noteLines(cart, PLACE))).toEqual(cart);
  });

  it('undoes closing a proposal in its place', () => {
    const cart = addTab(cartOf(SLIP), 1);
    expect(putBack(closeTab(cart, PLACE), noteTab(cart, PLACE) as Removal)).toEqual(cart);
  });

  it('keeps what was added and changed since', () => {
    const cart = cartOf(SLIP, SLIP);
    const removal = noteLines(cart, PLACE);
    let now = removeLine(cart, PLACE, '1', CATALOGUE);
    now = changeNeed(now, PLACE, '3', 7, true);
    now = addProduct(now, PLACE, SLIP, { products: CATALOGUE, wantedSize: 'L', nextId: () => 'new' });
    const back = putBack(now, removal);
    expect(ids(back)).toEqual(['1', '3', 'new']);
    expect(linesOf(back)[1]).toMatchObject({ dailyNeed: 7 });
    expect(putBack(back, removal)).toEqual(back);
  });

  it('leaves a Fixierhose that came with another Vorlage since to that one', () => {
    const cart = cartOf(SLIP);
    let id = 10;
    const context = { products: CATALOGUE, wantedSize: 'L', nextId: () => `${++id}` };
    const now = addProduct(removeLine(cart, PLACE, '1', CATALOGUE), PLACE, VORLAGE, context);
    const back = putBack(now, noteLines(cart, PLACE));
    expect(linesOf(back).map((line) => [line.id, line.companionOf])).toEqual([
      ['1', undefined],
      ['11', undefined],
      ['12', '11'],
    ]);
  });

  it('brings no second Fixierhose back where another Vorlage has brought one since', () => {
    const cart = cartOf(VORLAGE);
    let id = 10;
    const context = { products: CATALOGUE, wantedSize: 'L', nextId: () => `${++id}` };
    const removal = noteLines(cart, PLACE);
    const now = addProduct(removeLine(cart, PLACE, '1', CATALOGUE), PLACE, VORLAGE_2, context);
    expect(ids(putBack(now, removal))).toEqual(['1', '11', '12']);
  });

  it('brings a Fixierhose back that was removed by itself, whatever has come since', () => {
    const cart = cartOf(VORLAGE);
    let id = 10;
    const context = { products: CATALOGUE, wantedSize: 'L', nextId: () => `${++id}` };
    const now = addProduct(removeLine(cart, PLACE, '2', CATALOGUE), PLACE, VORLAGE_2, context);
    expect(ids(putBack(now, noteLines(cart, PLACE)))).toEqual(['1', '2', '11', '12']);
  });

  it('does not bind a Fixierhose that was never inherited', () => {
    const cart = cartOf(VORLAGE, SLIP);
    const back = putBack(removeLine(cart, PLACE, '3', CATALOGUE), noteLines(cart, PLACE));
    expect(linesOf(back).map(({ companionOf }) => companionOf)).toEqual([undefined, '1', undefined]);
  });

  it('puts lines of a proposal that has gone into the last one of its area', () => {
    const cart = cartOf(SLIP);
    const closed = closeTab(clearTab(cart, PLACE), PLACE);
    const back = putBack(closed, noteLines(cart, PLACE));
    expect(back[1]).toEqual([{ lines: linesOf(cart) }]);
  });

  it('notes nothing of a proposal that is not there', () => {
    expect(noteTab(EMPTY_CART, PLACE)).toBeUndefined();
    expect(noteLines(EMPTY_CART, PLACE)).toEqual({ kind: 'lines', place: PLACE, before: [] });
  });

  it('leaves the other areas alone', () => {
    const cart = cartOf(SLIP);
    const back = putBack(clearTab(cart, PLACE), noteLines(cart, PLACE));
    expect(back[0]).toBe(cart[0]);
    expect(back[2]).toBe(cart[2]);
  });
});
