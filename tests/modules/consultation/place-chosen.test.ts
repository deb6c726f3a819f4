import { describe, expect, it } from 'vitest';
import type { Product, ProductSize } from '#catalogue/domain';
import { type CartAreas, EMPTY_CART, type PlacingFacts, placeChosen } from '#consultation/domain';

function product(id: string, part: Partial<Product>): Product {
  const size = (name: string, Artikelnummer: string): ProductSize => ({
    id: `${id}-${name}`,
    Artikelnummer,
    PZN: '',
    aidnumber: '',
    hu: '',
    pieces: 30,
    amount: null,
    price: 1000,
  });
  return {
    id,
    Artikelnummer: id,
    Produktbezeichnung: id,
    Inkontinenzprodukt: 'Inkontinenzprodukt',
    Anwendungstyp: 'Slip',
    PremiumBasis: 'Basis',
    Schweregrad: 'Mittlere Inkontinenz',
    imagepfad: '',
    Vorteilskommunikation: [],
    Tropfenanzahl: 5,
    ICONS: [],
    liquid: false,
    sizes: { M: size('M', part.id === 'fix' ? '9477457' : id), L: size('L', id) },
    ...part,
  };
}

const fixierhose = product('fix', {
  id: 'fix',
  Anwendungstyp: 'Fixierhosen',
  Schweregrad: 'Kein Schweregrad',
});
const CATALOGUE = [
  product('basis', {}),
  product('premium', { PremiumBasis: 'Premium' }),
  product('vorlage', { Anwendungstyp: 'Vorlagen' }),
  fixierhose,
  product('creme', { PremiumBasis: '-', Anwendungstyp: 'Pflege', Inkontinenzprodukt: 'Hautpflege' }),
];

function facts(part: Partial<PlacingFacts> = {}): PlacingFacts {
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
    ...part,
  };
}

const productsOf = (cart: CartAreas) =>
  cart.map((tabs) => tabs.map((tab) => tab.lines.map((line) => line.product)));

describe('saving the chosen products into the cart', () => {
  it('puts Basis into needs-based, Premium into desired care and uncovered products into free sale', () => {
    const cart = placeChosen(EMPTY_CART, [], ['premium', 'basis', 'creme'], facts());
    expect(productsOf(cart)).toEqual([[['basis']], [['premium']], [['creme']]]);
  });

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

  it('takes a product out again that is no longer chosen, with its companion, and leaves further proposals alone', () => {
    const placed = placeChosen(EMPTY_CART, [], ['vorlage', 'basis'], facts());
    const copied: CartAreas = [[...placed[0], { lines: placed[0][0]?.lines ?? [] }], placed[1], placed[2]];
    expect(productsOf(placeChosen(copied, ['vorlage', 'basis'], ['basis'], facts()))[0]).toEqual([
      ['basis'],
      ['vorlage', 'fix', 'basis'],
    ]);
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
