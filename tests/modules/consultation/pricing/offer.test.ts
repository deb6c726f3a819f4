import { describe, expect, it } from 'vitest';
import { care, day, FP, K, NP, offer, pays, product, tab } from '../worked-cases.ts';

const I3 = { birthdate: day('1950-01-31'), inkontinenz: 'I3', gebuehr: 'GE2' } as const;
const I1 = { ...I3, inkontinenz: 'I1' } as const;
const born = (birthdate: string) =>
  ({ birthdate: day(birthdate), inkontinenz: 'I1', gebuehr: 'GE2' }) as const;
const noRates = { ...K, Kinderpauschale: 0, Urinpauschale: 0, Stuhlpauschale: 0 };

describe('the worked cases', () => {
  // @spec consultation-4-10
  it('A, I1, wish PS: care 78,56; copay 2,12', () => {
    const result = offer({ cart: [[], [tab('PS')], []] });
    expect(result).toMatchObject({ netAllowance: 1785, grossAllowance: 2124, copayment: 212, method: 'A' });
    expect(result.areas[1].tabs[0]).toMatchObject({
      totalPrice: 9980,
      totalCarePrice: 7856,
      priceMissing: false,
    });
    expect(result.hint).toBe('extra-cost');
    expect(result.warnings).toEqual([]);
  });

  it('A, I3, wish BV 25,98 below G 26,78: care 0,00, no credit', () => {
    const result = offer({ patient: I3, cart: [[], [tab('BV')], []] });
    expect([care(result, 1), result.hint]).toEqual([0, 'covered']);
  });

  // @spec consultation-4-10
  it('B, I1, wish PS: care 99,80', () => {
    const result = offer({ method: 'B', cart: [[], [tab('PS')], []] });
    expect([care(result, 1), result.copayment, result.method]).toEqual([9980, 0, 'B']);
  });

  // @spec consultation-4-13
  it('C, I3, needs CB 23,85, wish PP 77,45: care 53,60', () => {
    expect(care(offer({ method: 'C', patient: I3, cart: [[tab('CB')], [tab('PP')], []] }), 1)).toBe(5360);
  });

  // @spec consultation-4-13
  it('C, I3, needs BV+FP 30,47 above G, wish PP: care 50,67', () => {
    expect(care(offer({ method: 'C', patient: I3, cart: [[tab('BV', 'FP')], [tab('PP')], []] }), 1)).toBe(
      5067,
    );
  });

  it.each([
    ['no', []],
    ['only an empty', [tab()]],
  ])('C, %s needs tab, wish PP: care 50,67', (_, needs) => {
    expect(care(offer({ method: 'C', patient: I3, cart: [needs, [tab('PP')], []] }), 1)).toBe(5067);
  });

  // @spec consultation-4-10
  it('area 0 BV+FP 30,47 above G: care 0,00', () => {
    const result = offer({ patient: I3, cart: [[tab('BV', 'FP')], [], []] });
    expect(result.areas[0].tabs[0]).toMatchObject({ totalPrice: 3047, totalCarePrice: 0 });
    expect([result.copayment, result.hint]).toEqual([268, 'covered']);
  });

  it.each(['A', 'C'] as const)('area 2 PP under %s: 77,45, no copay', (method) => {
    const result = offer({ method, cart: [[], [], [tab('PP')]] });
    expect([care(result, 2), result.copayment]).toEqual([7745, 0]);
  });

  // @spec consultation-9-2
  it('born 10.03.2008: a child on 09.03.2026, an adult on 10.03.2026', () => {
    const on = (today: string) =>
      offer({ today: day(today), patient: born('2008-03-10'), cart: [[], [tab('PS')], []] });
    const before = on('2026-03-09');
    expect([before.grossAllowance, care(before, 1), before.copayment]).toEqual([3570, 6410, 0]);
    const after = on('2026-03-10');
    expect([after.grossAllowance, care(after, 1), after.copayment]).toEqual([2124, 7856, 212]);
  });

  // @spec consultation-9-3
  it('N 100,00: G 119,00; copay 10,00', () => {
    expect(offer({ insurer: { ...K, Urinpauschale: 10_000 } })).toMatchObject({
      grossAllowance: 11_900,
      copayment: 1000,
    });
  });

  it.each([
    ['2026-07-29', 10_000, 11_900, 1000],
    ['2026-07-30', 10_000, 11_900, 1190],
    ['2026-07-30', 14_000, 16_660, 1500],
  ])('on %s with N %i: G %i, copay %i', (today, net, gross, due) => {
    expect(offer({ today: day(today), insurer: { ...K, Urinpauschale: net } })).toMatchObject({
      grossAllowance: gross,
      copayment: due,
    });
  });

  // @spec consultation-8-5
  it('statutory insurer with rates 0, area 0 CB: care 23,85, the patient pays all', () => {
    const result = offer({ insurer: noRates, cart: [[tab('CB')], [], []] });
    expect([care(result, 0), result.copayment, result.hint]).toEqual([2385, 0, 'patient-pays-all']);
  });
});

describe('what the patient pays in all', () => {
  it.each([
    ['A, I1, wish PS', 8068, offer({ cart: [[], [tab('PS')], []] }), 1],
    ['area 0 BV+FP above G', 268, offer({ patient: I3, cart: [[tab('BV', 'FP')], [], []] }), 0],
    ['area 0 BV+FP, I1', 212, offer({ cart: [[tab('BV', 'FP')], [], []] }), 0],
    ['B, wish PS', 9980, offer({ method: 'B', cart: [[], [tab('PS')], []] }), 1],
    ['B, wish PS beside needs', 9980, offer({ method: 'B', cart: [[tab('CB')], [tab('PS')], []] }), 1],
    ['free sale PP', 7745, offer({ cart: [[], [], [tab('PP')]] }), 2],
    ['free sale PP beside needs', 7745, offer({ cart: [[tab('CB')], [], [tab('PP')]] }), 2],
    ['C, wish PP', 5335, offer({ method: 'C', cart: [[], [tab('PP')], []], patient: I3 }), 1],
    ['exempt', 7856, offer({ cart: [[], [tab('PS')], []], patient: { ...I1, gebuehr: 'GE1' } }), 1],
    ['a child', 6410, offer({ cart: [[], [tab('PS')], []], patient: born('2008-03-11') }), 1],
    ['rates of 0, area 0', 2385, offer({ insurer: noRates, cart: [[tab('CB')], [], []] }), 0],
  ] as const)('%s: %d', (_, expected, result, area) => {
    expect(pays(result, area)).toBe(expected);
  });

  it('is open where the Mehrkosten or a co-payment due are, and only there', () => {
    const cart = [[tab('CB')], [tab('PP')], [tab('PP')]] as const;
    const unnamed = offer({ patient: {}, cart });
    expect([pays(unnamed, 0), pays(unnamed, 1), pays(unnamed, 2)]).toEqual([null, null, 7745]);
    expect(pays(offer({ patient: {}, method: 'B', cart }), 1)).toBe(7745);
  });
});

describe('co-payment', () => {
  it('is shown for an empty cart', () => {
    expect(offer().copayment).toBe(212);
    expect(offer({ cart: [[tab()], [tab()], [tab()]] }).copayment).toBe(212);
  });

  it('is due once a proposal is filled where the insurer pays', () => {
    expect(offer({ method: 'B', cart: [[tab('CB')], [tab('PS')], []] }).copayment).toBe(212);
    expect(offer({ method: 'C', cart: [[], [tab('PS')], [tab('PP')]] }).copayment).toBe(212);
  });

  it('is not due for free sale beside an empty proposal', () => {
    expect(offer({ cart: [[tab()], [tab()], [tab('PP')]] }).copayment).toBe(0);
  });

  it.each([
    ['the exempt', { patient: { gebuehr: 'GE1' } }],
    ['a minor', { patient: { birthdate: day('2009-01-01') }, insurer: { ...K, Kindalter: 16 } }],
    ['a purchase', { patient: {}, cart: [[], [], [tab('PP')]] }],
    ['desired care under method B', { patient: {}, method: 'B', cart: [[], [tab('PP')], []] }],
  ] as const)('is known to be 0 for %s, whatever else is unknown', (_, changes) => {
    expect(offer({ cart: [[tab('CB')], [], []], ...changes })).toMatchObject({
      grossAllowance: null,
      copayment: 0,
    });
  });
});

describe('an allowance that cannot be named', () => {
  const result = offer({
    patient: { birthdate: day('1950-01-31') },
    cart: [[tab('CB')], [tab('PP')], [tab('PP')]],
  });

  it('leaves the figures that hang on it unnamed', () => {
    expect(result).toMatchObject({ netAllowance: null, grossAllowance: null, copayment: null });
    expect([care(result, 0), care(result, 1), care(result, 2)]).toEqual([null, null, 7745]);
    expect(result.hint).toBe('allowance-unknown');
  });

  it('under C too', () => {
    expect(care(offer({ patient: {}, method: 'C', cart: [[tab('CB')], [tab('PP')], []] }), 1)).toBeNull();
  });
});

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

  it('hide free sale under B, its hint and its warnings too', () => {
    const result = offer({ method: 'B', cart: [[tab('CB')], [], [tab('PP', 'NP')]] });
    expect(result.areas[2]).toEqual({ careType: 2, count: 0, tabs: [] });
    expect([result.hint, result.warnings]).toEqual(['covered', []]);
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

  it('a missing price is left out of the total, and its tab out of the base of C', () => {
    const result = offer({ method: 'C', patient: I3, cart: [[tab('NP', 'FP'), tab('CB')], [tab('PP')], []] });
    expect(result.areas[0].tabs[0]).toMatchObject({ totalPrice: 449, priceMissing: true });
    expect(care(result, 1)).toBe(5360);
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
