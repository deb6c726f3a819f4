import { describe, expect, it } from 'vitest';
import { type CartAreas, EMPTY_CART, placeChosen } from '#consultation/domain';
import { facts, productsOf } from '../place-cases.ts';

describe('saving the chosen products into the cart', () => {
  // @spec consultation-recommendations-2 consultation-4-8
  it('puts Basis into needs-based, Premium into desired care and uncovered products into free sale', () => {
    const cart = placeChosen(EMPTY_CART, [], ['premium', 'basis', 'creme'], facts());
    expect(productsOf(cart)).toEqual([[['basis']], [['premium']], [['creme']]]);
  });

  // @spec consultation-4-8
  it('puts everything absorbent of a self-payer without an allowance into desired care', () => {
    const cart = placeChosen(EMPTY_CART, [], ['basis'], facts({ selfPay: true, gross: 0 }));
    expect(productsOf(cart)).toEqual([[[]], [['basis']], [[]]]);
  });

  it('starts a line in the size of the person', () => {
    const cart = placeChosen(EMPTY_CART, [], ['basis'], facts());
    expect(cart[0][0]?.lines[0]).toMatchObject({ size: 'L', needsToSelectSize: false });
  });

  it('brings a Vorlage its Fixierhose once, also where the Fixierhose was chosen first', () => {
    const cart = placeChosen(EMPTY_CART, [], ['fix', 'vorlage'], facts());
    expect(productsOf(cart)[0]).toEqual([['vorlage', 'fix']]);
    expect(cart[0][0]?.lines[1]?.companionOf).toBe(cart[0][0]?.lines[0]?.id);
  });

  it('adds a Fixierhose that was chosen by itself', () => {
    expect(productsOf(placeChosen(EMPTY_CART, [], ['fix'], facts()))[0]).toEqual([['fix']]);
  });

  it('leaves what is in the cart as it is', () => {
    const first = placeChosen(EMPTY_CART, [], ['basis'], facts());
    const edited: CartAreas = [
      [{ lines: first[0][0]?.lines.map((line) => ({ ...line, dailyNeed: 5 })) ?? [] }],
      first[1],
      first[2],
    ];
    expect(placeChosen(edited, ['basis'], ['basis', 'premium'], facts())[0]).toEqual(edited[0]);
  });

  it('does not add a product again that stands in another proposal', () => {
    const line = { id: 'x', product: 'basis', size: 'M', selectedTime: 2, needsToSelectSize: false } as const;
    const cart: CartAreas = [[{ lines: [] }, { lines: [line] }], EMPTY_CART[1], EMPTY_CART[2]];
    expect(placeChosen(cart, [], ['basis'], facts())).toEqual(cart);
  });

  it('places a product that was bought elsewhere by hand, or lies where nobody sees it', () => {
    const line = {
      id: 'x',
      product: 'premium',
      size: 'M',
      selectedTime: 2,
      needsToSelectSize: false,
      origin: 'catalogue',
    } as const;
    const bought: CartAreas = [EMPTY_CART[0], EMPTY_CART[1], [{ lines: [line] }]];
    expect(productsOf(placeChosen(bought, [], ['premium'], facts()))).toEqual([
      [[]],
      [['premium']],
      [['premium']],
    ]);
    const recommended: CartAreas = [
      EMPTY_CART[0],
      EMPTY_CART[1],
      [{ lines: [{ ...line, origin: 'recommendation' }] }],
    ];
    expect(productsOf(placeChosen(recommended, [], ['premium'], facts()))[1]).toEqual([[]]);
    expect(productsOf(placeChosen(recommended, [], ['premium'], facts({ method: 'B' })))[1]).toEqual([
      ['premium'],
    ]);
  });

  it('takes a product out again that is no longer chosen, with its companion, and leaves copies alone', () => {
    const placed = placeChosen(EMPTY_CART, [], ['vorlage', 'basis'], facts());
    const copied: CartAreas = [[...placed[0], { lines: placed[0][0]?.lines ?? [] }], placed[1], placed[2]];
    expect(productsOf(placeChosen(copied, ['vorlage', 'basis'], ['basis'], facts()))[0]).toEqual([
      ['basis'],
      ['vorlage', 'fix'],
    ]);
  });

  it('takes out again what is simply bought, unless it came from the catalogue', () => {
    const cart = placeChosen(EMPTY_CART, [], ['creme'], facts());
    expect(productsOf(placeChosen(cart, ['creme'], [], facts()))[2]).toEqual([[]]);
    const bought = placeChosen(EMPTY_CART, [], ['creme'], facts({ origin: 'catalogue' }));
    expect(placeChosen(bought, ['creme'], [], facts())).toEqual(bought);
  });

  it('keeps a product that the adviser added by hand and never chose', () => {
    const line = {
      id: 'x',
      product: 'premium',
      size: 'M',
      selectedTime: 2,
      needsToSelectSize: false,
    } as const;
    const cart: CartAreas = [EMPTY_CART[0], [{ lines: [line] }], EMPTY_CART[2]];
    expect(placeChosen(cart, ['basis'], [], facts())).toEqual(cart);
  });

  it('takes nothing back from an area without a proposal', () => {
    const cart: CartAreas = [[], [], []];
    expect(placeChosen(cart, ['basis'], [], facts())).toEqual(cart);
  });

  it('leaves out an id that the catalogue does not know', () => {
    expect(placeChosen(EMPTY_CART, [], ['gone'], facts())).toEqual(EMPTY_CART);
  });
});
