import { describe, expect, it } from 'vitest';
import { care, day, FP, K, NP, offer, product, tab } from '../worked-cases.ts';

const I3 = { birthdate: day('1950-01-31'), inkontinenz: 'I3', gebuehr: 'GE2' } as const;
const noRates = { ...K, Kinderpauschale: 0, Urinpauschale: 0, Stuhlpauschale: 0 };

describe('the hint of a price that is missing', () => {
  const hint = (changes: Parameters<typeof offer>[0]) => offer({ patient: I3, ...changes }).hint;

  it.each([
    ['desired care', [[], [tab('BV'), tab('NP')], []]],
    ['desired care beside a price', [[], [tab('NP', 'BV')], []]],
    ['free sale', [[], [], [tab('NP')]]],
    ['desired care, and needs-based care that is covered', [[tab('CB')], [tab('NP')], []]],
    ['needs-based care, which is not yet covered by anything', [[tab('NP')], [tab('BV')], []]],
    ['needs-based care beside a price', [[tab('NP', 'CB')], [], []]],
  ] as const)('stands in place of "covered": %s', (_, cart) => {
    expect(hint({ cart })).toBe('price-missing');
    expect(hint({ cart, method: 'C' })).toBe('price-missing');
  });

  it('does not stand where the method hides the proposal', () => {
    expect(hint({ cart: [[tab('CB')], [], [tab('NP')]], method: 'B' })).toBe('covered');
  });

  it('stands behind what is certain', () => {
    expect(hint({ cart: [[], [tab('NP'), tab('PS')], []] })).toBe('extra-cost');
    expect(hint({ cart: [[], [tab('NP')], [tab('PP')]] })).toBe('extra-cost');
    expect(hint({ cart: [[], [tab('NP', 'PS')], []] })).toBe('extra-cost');
    expect(hint({ cart: [[], [tab('NP')], []], insurer: noRates })).toBe('patient-pays-all');
    expect(hint({ cart: [[], [tab('NP')], []], patient: {} })).toBe('allowance-unknown');
  });
});

describe('areas', () => {
  // @spec consultation-calculator-3
  it('count their non-empty proposals', () => {
    const { areas } = offer({ cart: [[tab('CB'), tab(), tab('BV')], [tab()], [tab('PP')]] });
    expect(areas.map(({ careType, count, tabs }) => [careType, count, tabs.length])).toEqual([
      [0, 2, 3],
      [1, 0, 1],
      [2, 1, 1],
    ]);
  });
});

describe('warnings', () => {
  const ONE = product('Einlagen', 'Basis', 'Leichte Inkontinenz', 1, 10);
  const TWO = product('Einlagen', 'Basis', 'Leichte Inkontinenz', 2, 10);
  const products = new Map(Object.entries({ NP, ONE, TWO }));

  it('name the place of a missing price and of limited packs', () => {
    const { warnings } = offer({ products, cart: [[tab('ONE')], [], [tab(), tab('TWO', 'NP', 'ONE')]] });
    expect(warnings).toEqual([
      { code: 'packs-limited', area: 0, tab: 0, line: 0 },
      { code: 'price-missing', area: 2, tab: 1, line: 1 },
      { code: 'packs-limited', area: 2, tab: 1, line: 2 },
    ]);
  });

  it('say nothing of a need that takes exactly 30 packs, nor of packs set by hand that fit', () => {
    const byHand = { product: 'TWO', size: 'M', monthlyPackages: 30 };
    expect(offer({ products, cart: [[tab(byHand, 'TWO')], [], []] }).warnings).toEqual([]);
  });

  it.each([
    [1, 'packs-below-need'],
    [3, 'packs-below-need'],
    [4, undefined],
    [6, undefined],
    [7, 'packs-above-need'],
    [30, 'packs-above-need'],
  ] as const)('say of %i packs set by hand for a need of 4: %s', (monthlyPackages, code) => {
    const line = { product: 'PS', size: 'M', monthlyPackages };
    const { warnings } = offer({ cart: [[], [tab('PS', line)], []] });
    expect(warnings).toEqual(code === undefined ? [] : [{ code, area: 1, tab: 0, line: 1 }]);
  });

  it('say nothing of packs of what is used up without a need: Fixierhosen, liquids, care products', () => {
    const liquid = product('Einlagen', 'Basis', 'Leichte Inkontinenz', 1, 10, true);
    const gloves = product('Untersuchungshandschuhe', '-', 'Kein Schweregrad', 100, 10);
    const lines = ['FP', 'liquid', 'gloves'].map((name) => ({
      product: name,
      size: 'M',
      monthlyPackages: 9,
    }));
    const { warnings } = offer({
      products: new Map(Object.entries({ FP, liquid, gloves })),
      cart: [[], [], [tab(...lines)]],
    });
    expect(warnings).toEqual([]);
  });

  it.each([
    ['A', [0, 1]],
    ['B', [0]],
    ['C', [0, 1]],
  ] as const)('say under %s that care products stand where the insurer pays', (method, areas) => {
    const gloves = product('Untersuchungshandschuhe', '-', 'Kein Schweregrad', 100, 10);
    const cream = product('Pflege', '-', 'Kein Schweregrad', 1, 10, true);
    const lines = tab('gloves', 'CB', 'cream');
    const { warnings } = offer({
      method,
      products: new Map(Object.entries({ gloves, cream, CB: NP })),
      prices: new Map([['Slip-28-null', 795]]),
      cart: [[lines], [lines], [lines]],
    });
    expect(warnings).toEqual(
      areas.flatMap((area) => [0, 2].map((line) => ({ code: 'not-covered', area, tab: 0, line }))),
    );
  });

  it('a proposal whose product has left the catalogue is no base of C', () => {
    const broken = { ...tab('CB'), gone: [{ product: 'PS', size: 'M', name: null }] };
    const result = offer({ method: 'C', patient: I3, cart: [[broken], [tab('PP')], []] });
    expect(result.areas[0].tabs[0]).toMatchObject({ totalPrice: 2385, priceMissing: true });
    expect(care(result, 1)).toBe(5067);
  });

  it('a missing price is said of each proposal that has one', () => {
    const missing = (...lines: string[]) =>
      offer({ cart: [[tab(...lines)], [tab(...lines)], [tab(...lines)]] }).areas.map(
        ({ tabs }) => tabs[0]?.priceMissing,
      );
    expect(missing('NP', 'FP')).toEqual([true, true, true]);
    expect(missing('FP')).toEqual([false, false, false]);
  });
});

describe('a choice that does not exist', () => {
  it.each([
    ['product', { product: 'XX', size: 'M' }, 'Das Produkt „XX“ ist nicht bekannt.'],
    ['size', { product: 'PS', size: 'XL' }, 'Die Größe „XL“ gibt es beim Produkt „PS“ nicht.'],
    [
      'size',
      { product: 'PS', size: 'constructor' },
      'Die Größe „constructor“ gibt es beim Produkt „PS“ nicht.',
    ],
    ['size', { product: 'PS', size: '__proto__' }, 'Die Größe „__proto__“ gibt es beim Produkt „PS“ nicht.'],
  ])('is refused: %s', (field, choice, message) => {
    const price = () => offer({ cart: [[], [tab(choice)], []] });
    expect(price).toThrow(
      expect.objectContaining({
        code: 'invalid',
        message,
        fields: { [field]: expect.stringMatching(/ (nicht bekannt|gibt es nicht)\.$/) },
      }),
    );
  });
});
