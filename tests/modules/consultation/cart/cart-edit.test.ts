import { describe, expect, it } from 'vitest';
import type { Product } from '#catalogue/domain';
import type { CartAreas, CartLine } from '../../../../modules/consultation/cart/cart.ts';
import {
  addProduct,
  addTab,
  changeNeed,
  changePackages,
  changeSize,
  clearTab,
  closeTab,
  duplicateTab,
  EMPTY_CART,
  isCartEmpty,
  placeOfScan,
  removeLine,
  type TabPlace,
} from '../../../../modules/consultation/cart/cart-edit.ts';
import {
  CATALOGUE,
  FIX_BASIS,
  INSURED,
  SLIP,
  VORLAGE,
  VORLAGE_2,
  VORLAGE_PREMIUM,
} from '../catalogue-products.ts';

const PLACE = { area: 1, tab: 1 } as const;

/** A cart with two proposals in each area and the given products in the second one of area 1. */
function cartOf(...products: Product[]): CartAreas {
  let id = 0;
  const context = { ...INSURED, products: CATALOGUE, wantedSize: 'L', nextId: () => `${++id}` };
  return products.reduce((cart, product) => addProduct(cart, PLACE, product, context), twoTabs());
}

const twoTabs = () => ([0, 1, 2] as const).reduce(addTab, EMPTY_CART);
const linesOf = (cart: CartAreas): readonly CartLine[] => cart[1][1]?.lines ?? [];
const short = (cart: CartAreas) =>
  linesOf(cart).map(({ id, product, companionOf }) =>
    companionOf ? `${id} ${product} of ${companionOf}` : `${id} ${product}`,
  );
/** Everything but the proposal the edits are about. */
const rest = (cart: CartAreas) => [cart[0], [cart[1][0], ...cart[1].slice(2)], cart[2]];

describe('tabs', () => {
  // @spec consultation-3-11
  it('an empty cart has one proposal in each area', () => {
    expect(EMPTY_CART).toEqual([[{ lines: [] }], [{ lines: [] }], [{ lines: [] }]]);
  });

  it.each([0, 1, 2] as const)('are added at the end of area %i alone', (area) => {
    const cart = addTab(cartOf(SLIP), area);
    expect(cart.map((tabs) => tabs.length)).toEqual([0, 1, 2].map((each) => (each === area ? 3 : 2)));
    expect(cart[area][2]).toEqual({ lines: [] });
    expect(short(cart)).toEqual(['1 slip']);
  });

  it('are closed, except the first of an area', () => {
    const cart = cartOf(SLIP);
    expect(closeTab(cart, PLACE)[1]).toEqual([{ lines: [] }]);
    expect(closeTab(cart, { area: 1, tab: 0 })).toBe(cart);
    expect(closeTab(cart, { area: 0, tab: 1 }).map((tabs) => tabs.length)).toEqual([1, 2, 2]);
    expect(closeTab(cart, { area: 2, tab: 1 }).map((tabs) => tabs.length)).toEqual([2, 2, 1]);
  });

  it('tell an empty cart from one that holds a line anywhere', () => {
    expect(isCartEmpty(EMPTY_CART)).toBe(true);
    expect(isCartEmpty(twoTabs())).toBe(true);
    expect(isCartEmpty(cartOf(SLIP))).toBe(false);
    expect(isCartEmpty(cartOf(SLIP), [0, 2])).toBe(true);
    expect(isCartEmpty(cartOf(SLIP), [0, 1])).toBe(false);
  });
});

describe('duplicateTab', () => {
  const copy = (cart: CartAreas) => {
    let id = 100;
    return duplicateTab(cart, PLACE, () => `${++id}`);
  };

  it('adds a copy at the end, with lines of its own', () => {
    const cart = changeNeed(cartOf(SLIP, VORLAGE), PLACE, '1', 5, true);
    const copied = copy(cart);
    expect(copied[1].slice(0, 2)).toEqual(cart[1]);
    expect(copied[1][2]?.lines).toEqual([
      { ...linesOf(cart)[0], id: '101', dailyNeed: 5 },
      { ...linesOf(cart)[1], id: '102' },
      { ...linesOf(cart)[2], id: '103', companionOf: '102' },
    ]);
    expect([copied[0], copied[2]]).toEqual([cart[0], cart[2]]);
  });

  it('copies an empty or missing proposal as an empty one', () => {
    expect(copy(twoTabs())[1]).toEqual([{ lines: [] }, { lines: [] }, { lines: [] }]);
    expect(copy(EMPTY_CART)[1]).toEqual([{ lines: [] }, { lines: [] }]);
  });
});

describe('clearTab', () => {
  it('takes the lines of one proposal and leaves the proposal', () => {
    const cart = addProduct(cartOf(SLIP), { area: 1, tab: 0 }, SLIP, {
      ...INSURED,
      products: CATALOGUE,
      wantedSize: 'L',
      nextId: () => 'x',
    });
    expect(clearTab(cart, PLACE)[1]).toEqual([cart[1][0], { lines: [] }]);
  });
});

describe('addProduct', () => {
  // @spec consultation-9-8
  it('adds a line at the end of the proposal and nowhere else', () => {
    const cart = cartOf(SLIP, SLIP);
    expect(linesOf(cart)).toEqual([
      { id: '1', product: 'slip', size: 'L', selectedTime: 2, needsToSelectSize: false },
      { id: '3', product: 'slip', size: 'L', selectedTime: 2, needsToSelectSize: false },
    ]);
    expect(rest(cart)).toEqual(rest(twoTabs()));
  });

  it('brings the Fixierhose of a Vorlage along, once', () => {
    const cart = cartOf(VORLAGE, VORLAGE_2);
    expect(short(cart)).toEqual(['1 vorlage', '2 fix-basis of 1', '3 vorlage-2']);
    expect(linesOf(cart)[1]).toMatchObject({ size: 'L', needsToSelectSize: false });
  });
});

describe('addProduct with a size chosen for the product', () => {
  const context = { ...INSURED, products: CATALOGUE, wantedSize: 'L', size: 'S', nextId: () => 'id' };

  it("takes that size, and the person's for the Fixierhose", () => {
    const cart = addProduct(EMPTY_CART, { area: 0, tab: 0 }, VORLAGE, context);
    expect(cart[0][0]?.lines).toMatchObject([
      { product: 'vorlage', size: 'S', needsToSelectSize: false },
      { product: 'fix-basis', size: 'L', needsToSelectSize: false },
    ]);
  });
});

describe('placeOfScan', () => {
  const scanned = (product: Product, shown: TabPlace, more: Partial<typeof INSURED> = {}) =>
    placeOfScan(product, { ...INSURED, ...more }, shown);

  it.each([0, 1, 2] as const)('is the area of the product, whatever area %i shows', (area) => {
    expect(scanned(VORLAGE_PREMIUM, { area, tab: 0 })).toEqual({ area: 1, tab: 0 });
    expect(scanned(SLIP, { area, tab: 0 })).toEqual({ area: 0, tab: 0 });
    expect(scanned(SLIP, { area, tab: 0 }, { selfPay: true, gross: 0 })).toEqual({ area: 1, tab: 0 });
    expect(scanned({ ...SLIP, Anwendungstyp: 'Pflege' }, { area, tab: 0 })).toEqual({ area: 2, tab: 0 });
  });

  it('keeps the proposal that is shown where it is of that area', () => {
    expect(scanned(VORLAGE_PREMIUM, PLACE)).toEqual(PLACE);
    expect(scanned(SLIP, PLACE)).toEqual({ area: 0, tab: 0 });
  });
});

describe('removeLine', () => {
  const remove = (cart: CartAreas, id: string) => removeLine(cart, PLACE, id, CATALOGUE);

  it('removes the line alone', () => {
    const cart = remove(cartOf(SLIP, SLIP), '1');
    expect(short(cart)).toEqual(['3 slip']);
    expect(rest(cart)).toEqual(rest(twoTabs()));
  });

  it('takes the companion of a Vorlage with it', () => {
    expect(short(remove(cartOf(SLIP, VORLAGE), '3'))).toEqual(['1 slip']);
  });

  it('leaves the companion to another Vorlage of the proposal', () => {
    const cart = remove(cartOf(VORLAGE, SLIP, VORLAGE_2), '1');
    expect(short(cart)).toEqual(['2 fix-basis of 5', '3 slip', '5 vorlage-2']);
    expect(short(remove(cart, '5'))).toEqual(['3 slip']);
  });

  it('takes the companion along where another Fixierhose holds the other Vorlage', () => {
    const cart = cartOf(VORLAGE, VORLAGE_2);
    const added = addProduct(cart, PLACE, FIX_BASIS, {
      ...INSURED,
      products: CATALOGUE,
      wantedSize: 'L',
      nextId: () => 'new',
    });
    expect(short(remove(added, '1'))).toEqual(['3 vorlage-2', 'new fix-basis']);
  });

  it('leaves a Fixierhose that was added by itself', () => {
    expect(short(remove(cartOf(FIX_BASIS, VORLAGE), '3'))).toEqual(['1 fix-basis']);
  });

  it('leaves the Vorlage when its companion is removed', () => {
    expect(short(remove(cartOf(VORLAGE), '2'))).toEqual(['1 vorlage']);
  });

  it('passes over lines of products that are not in the catalogue', () => {
    expect(short(removeLine(cartOf(VORLAGE, SLIP), PLACE, '1', new Map()))).toEqual(['3 slip']);
  });
});

describe('changes of a line', () => {
  const cart = changeNeed(cartOf(SLIP, SLIP), PLACE, '3', 4, true);
  const byHand = changePackages(cart, PLACE, '3', 7);
  const other = linesOf(cart)[0];

  it('packs by hand stay', () => {
    expect(linesOf(byHand)).toEqual([other, { ...linesOf(cart)[1], monthlyPackages: 7 }]);
    expect(linesOf(byHand)[1]).toMatchObject({ dailyNeed: 4, monthlyPackages: 7 });
  });

  // @spec consultation-4-12
  it('until the need changes, where packs follow it', () => {
    expect(linesOf(changeNeed(byHand, PLACE, '3', 5, true))[1]).toMatchObject({
      dailyNeed: 5,
      monthlyPackages: undefined,
    });
    expect(linesOf(changeNeed(byHand, PLACE, '3', 5, false))[1]).toMatchObject({
      dailyNeed: 5,
      monthlyPackages: 7,
    });
  });

  // @spec consultation-4-12
  it('until the size changes, which also settles the question for it', () => {
    const asked = cartOf({ ...SLIP, sizes: { S: SLIP.sizes.S, XXXL: SLIP.sizes.L } as Product['sizes'] });
    expect(linesOf(asked)[0]).toMatchObject({ size: 'S', needsToSelectSize: true });
    const chosen = changeSize(changePackages(asked, PLACE, '1', 7), PLACE, '1', 'XXXL');
    expect(linesOf(chosen)[0]).toMatchObject({
      size: 'XXXL',
      needsToSelectSize: false,
      monthlyPackages: undefined,
    });
  });

  it('also when the preselected size is confirmed', () => {
    const asked = cartOf({ ...SLIP, sizes: { S: SLIP.sizes.S } as Product['sizes'] });
    const confirmed = changeSize(changePackages(asked, PLACE, '1', 7), PLACE, '1', 'S');
    expect(linesOf(confirmed)[0]).toMatchObject({ size: 'S', needsToSelectSize: false, monthlyPackages: 7 });
  });

  it('leave the rest of the cart as it is', () => {
    expect(rest(byHand)).toEqual(rest(twoTabs()));
    expect(linesOf(changeSize(cart, PLACE, '3', 'S'))[0]).toBe(other);
  });
});
