import { describe, expect, it } from 'vitest';
import { checkChoices, parsePriceCase } from '../../../../modules/consultation/price-case/price-case.ts';
import type { PriceCase } from '../../../../modules/consultation/price-case/price-case-fields.ts';
import { CASE, faultsOf, GONE, withValue } from './price-cases.ts';

const SATZ = {
  gueltigAb: '2027-01-01',
  Kinderpauschale: '30.00',
  Urinpauschale: '17.85',
  Stuhlpauschale: '22.50',
  Kindalter: 18,
};

describe('parsePriceCase', () => {
  it('reads every part of a case', () => {
    expect(parsePriceCase(CASE)).toEqual({
      case: 'A-I1',
      today: '2026-03-09',
      method: 'A',
      patient: { birthdate: '1950-01-31', inkontinenz: 'I1', gebuehr: 'GE2' },
      insurer: {
        Kasse: 'K',
        Kinderpauschale: 3000,
        Urinpauschale: 1785,
        Stuhlpauschale: 2250,
        Kindalter: 18,
        selfPay: false,
      },
      products: new Map([
        [
          'PS',
          {
            Anwendungstyp: 'Slip',
            PremiumBasis: 'Premium',
            Schweregrad: 'Schwere Inkontinenz',
            liquid: false,
            sizes: { M: { id: 'PS-M', pieces: 26, price: 2495 } },
          },
        ],
        [
          'CP',
          {
            Anwendungstyp: 'Slip',
            PremiumBasis: 'Basis',
            Schweregrad: 'Mittlere Inkontinenz',
            liquid: false,
            sizes: { L: { id: '12', pieces: 28, price: 795, aidnumber: '15.25.31.0001' } },
          },
        ],
        [
          'LQ',
          {
            Anwendungstyp: 'Händedesinfektion',
            PremiumBasis: '-',
            Schweregrad: 'Kein Schweregrad',
            liquid: true,
            sizes: { onesize: { id: 'LQ-1', pieces: 1, price: null } },
          },
        ],
      ]),
      prices: new Map([['PS-M', 2000]]),
      cart: [[], [{ lines: [{ product: 'PS', size: 'M', dailyNeed: 4, monthlyPackages: 5 }] }], []],
      expected: { grossAllowance: '21.24' },
    });
  });

  it.each([
    ['patient.birthdate', 'patient', { inkontinenz: 'I1', gebuehr: 'GE2' }],
    ['patient.inkontinenz', 'patient', { birthdate: '1950-01-31', gebuehr: 'GE2' }],
    ['patient.gebuehr', 'patient', { birthdate: '1950-01-31', inkontinenz: 'I1' }],
    ['insurer.Kindalter', 'insurer', { Kindalter: null }],
    ['insurer.selfPay', 'insurer', { selfPay: false }],
    ['products', 'products', null],
    ['prices', 'prices', new Map()],
    [
      'cart.1.0.lines.0.dailyNeed',
      'cart',
      [[], [{ lines: [{ product: 'PS', size: 'M', monthlyPackages: 5 }] }], []],
    ],
    [
      'cart.1.0.lines.0.monthlyPackages',
      'cart',
      [[], [{ lines: [{ product: 'PS', size: 'M', dailyNeed: 4 }] }], []],
    ],
  ])('takes %s left out and null for the same', (path, part, expected) => {
    for (const value of [GONE, null]) {
      const parsed: PriceCase = parsePriceCase(withValue(path, value));
      expect(parsed).toMatchObject({ [part]: expected ?? null });
      expect(JSON.stringify(parsed[part as 'cart'])).toBe(
        JSON.stringify(parsePriceCase(withValue(path, GONE))[part as 'cart']),
      );
    }
  });

  it('takes the amount of a liquid in place of its pieces', () => {
    const parsed = parsePriceCase(withValue('products.LQ.sizes.onesize.pieces', '500 ml'));
    expect(parsed.products?.get('LQ')?.sizes.onesize).toEqual({ id: 'LQ-1', pieces: 1, price: null });
  });

  it.each([null, '', 7, [], {}])('does not look at what a case carries along: %j', (value) => {
    for (const place of ['insurer.id', 'products.CP.id', 'products.CP.ICONS', 'products.CP.sizes.L.PZN']) {
      expect(parsePriceCase(withValue(place, value))).toEqual(parsePriceCase(CASE));
    }
  });

  it('takes an insurer as the calls answer it, and the rates of its day', () => {
    const own = { Urinpauschale: '20.00', Kinderpauschale: '31.00', Stuhlpauschale: '25.00', Kindalter: 16 };
    const Saetze = [
      { gueltigAb: '2026-03-10', ...own, Urinpauschale: '99.00' },
      { gueltigAb: '2026-03-09', ...own },
    ];
    const source = withValue('insurer.Saetze', Saetze, withValue('insurer.IK', '108310400'));
    const insurer = { Kasse: 'K', Urinpauschale: 2000, Kindalter: 16, selfPay: false, IK: '108310400' };
    expect(parsePriceCase(source).insurer).toMatchObject(insurer);
    expect(parsePriceCase(source).insurer).not.toHaveProperty('Saetze');
    expect(parsePriceCase(withValue('today', '2026-03-08', source)).insurer).toMatchObject({
      Urinpauschale: 1785,
      Kindalter: 18,
    });
    for (const empty of [withValue('insurer.Saetze', []), withValue('insurer.Saetze', null)])
      expect(parsePriceCase(empty)).toEqual(parsePriceCase(CASE));
    expect(parsePriceCase(withValue('insurer.IK', '')).insurer).toMatchObject({ IK: '' });
  });

  it('expects nothing where `expected` is left out', () => {
    expect(parsePriceCase(withValue('expected', GONE)).expected).toBeUndefined();
  });

  it('takes names in place of data', () => {
    const named = { ...CASE, insurer: 'AOK', prices: '12345', products: undefined };
    expect(parsePriceCase(named)).toMatchObject({ insurer: 'AOK', prices: '12345', products: null });
  });

  it('knows singular labels and self-payers', () => {
    const parsed = parsePriceCase(
      withValue('products.PS.Anwendungstyp', 'Pull up', withValue('insurer.selfPay', true)),
    );
    expect(parsed.products?.get('PS')?.Anwendungstyp).toBe('Pull-ups');
    expect(parsed.insurer).toMatchObject({ selfPay: true });
  });

  it('takes a birth date from 1900 to today, and the limits of need and packs', () => {
    for (const birthdate of ['1900-01-01', '2026-03-09']) {
      expect(faultsOf(withValue('patient.birthdate', birthdate))).toEqual({});
    }
    for (const [key, values] of [
      ['dailyNeed', [1, 10]],
      ['monthlyPackages', [1, 30]],
    ] as const) {
      for (const value of values) expect(faultsOf(withValue(`cart.1.0.lines.0.${key}`, value))).toEqual({});
    }
    expect(faultsOf(withValue('products.PS.sizes.M.pieces', 1))).toEqual({});
    expect(faultsOf(withValue('insurer.Kindalter', 0))).toEqual({});
  });
});

const AMOUNT = 'muss ein Betrag ab 0 mit höchstens zwei Nachkommastellen sein';
const COUNTED = 'muss eine ganze Zahl sein (nur eine Flüssigkeit hat keine Stückzahl)';
const DAY = 'muss ein Tag sein, den es gibt (JJJJ-MM-TT)';

describe('a bad field is named by its path', () => {
  it.each([
    ['case', GONE, 'fehlt'],
    ['case', null, 'muss ein Text sein'],
    ['case', '', 'darf nicht leer sein'],
    ['today', '', DAY],
    ['today', '2026-02-29', DAY],
    ['method', 'D', 'muss A oder B oder C sein'],
    ['patient', [], 'muss ein Objekt sein'],
    ['patient.birthdate', '1899-12-31', 'darf nicht vor dem 1900-01-01 liegen'],
    ['patient.birthdate', '2026-03-10', 'darf nicht nach today liegen'],
    ['patient.inkontinenz', 'I5', 'muss I1 oder I2 oder I3 oder I4 sein'],
    ['patient.name', 'X', 'ist kein bekanntes Feld'],
    ['insurer', GONE, 'fehlt'],
    ['insurer', null, 'muss ein Name oder ein Objekt sein'],
    ['insurer', '', 'darf nicht leer sein'],
    ['insurer.Kasse', GONE, 'fehlt'],
    ['insurer.Urinpauschale', '-1.00', AMOUNT],
    ['insurer.Stuhlpauschale', 22.5, 'muss ein Text sein'],
    ['insurer.Kindalter', 17.5, 'muss eine ganze Zahl sein'],
    ['insurer.Kindalter', -1, 'muss mindestens 0 sein'],
    [
      'insurer.IK',
      '108310401',
      'muss ein Institutionskennzeichen sein (neun Ziffern mit Prüfziffer) oder leer',
    ],
    ['insurer.Saetze', [SATZ, SATZ], 'darf jeden Tag nur einmal enthalten'],
    ['insurer.Saetze', {}, 'muss eine Liste sein'],
    ['insurer.selfPay', 'ja', 'muss true oder false sein'],
    ['insurer.Nummer', 1, 'ist kein bekanntes Feld'],
    ['products', [], 'muss ein Objekt sein'],
    ['products.PS', null, 'muss ein Objekt sein'],
    ['products.PS.Anwendungstyp', 'Windel', 'ist kein bekannter Anwendungstyp'],
    ['products.PS.PremiumBasis', 'Gold', 'muss Premium oder Basis oder - sein'],
    ['products.PS.sizes', GONE, 'fehlt'],
    ['products.PS.sizes.M.id', GONE, 'fehlt'],
    ['products.PS.sizes.M.pieces', 0, 'muss mindestens 1 sein'],
    ['products.PS.sizes.M.pieces', 1.5, 'muss eine ganze Zahl sein'],
    ['products.PS.sizes.M.pieces', '26', COUNTED],
    ['products.PS.sizes.M.pieces', GONE, COUNTED],
    ['products.PS.sizes.M.pieces', null, COUNTED],
    ['products.PS.sizes.M.price', '-24.95', AMOUNT],
    ['products.PS.sizes.M.currency', 'EUR', 'ist kein bekanntes Feld'],
    ['products.LQ.sizes.onesize.pieces', 1.5, 'muss eine ganze Zahl sein'],
    ['cart.1.0.lines.0.id', '1', 'ist kein bekanntes Feld'],
    ['prices', 7, 'muss ein Name oder ein Objekt sein'],
    ['prices.PS-M', '-1.00', AMOUNT],
    ['cart', GONE, 'fehlt'],
    ['cart', [[], []], 'muss 3 Einträge haben'],
    ['cart.1.0.lines', GONE, 'fehlt'],
    ['cart.1.0.name', 'X', 'ist kein bekanntes Feld'],
    ['cart.1.0.lines.0.product', GONE, 'fehlt'],
    ['cart.1.0.lines.0.dailyNeed', 0, 'muss mindestens 1 sein'],
    ['cart.1.0.lines.0.dailyNeed', 11, 'darf höchstens 10 sein'],
    ['cart.1.0.lines.0.monthlyPackages', 31, 'darf höchstens 30 sein'],
    ['cart.1.0.lines.0.price', '1.00', 'ist kein bekanntes Feld'],
    ['cart.1.0.lines.0.product', 'XX', 'das Produkt „XX“ ist nicht bekannt'],
    ['cart.1.0.lines.0.size', 'XXL', 'das Produkt „PS“ hat keine Größe „XXL“'],
    ['cart.1.0.lines.0.size', 'constructor', 'das Produkt „PS“ hat keine Größe „constructor“'],
    ['cart.1.0.lines.0.product', 'constructor', 'das Produkt „constructor“ ist nicht bekannt'],
    ['extra', 1, 'ist kein bekanntes Feld'],
    ['__proto__', {}, 'ist kein bekanntes Feld'],
    ['patient.__proto__', {}, 'ist kein bekanntes Feld'],
  ])('%s: %j', (path, value, message) => {
    expect(faultsOf(withValue(path, value))).toEqual({ [path]: message });
  });

  it.each([
    ['gueltigAb', undefined, 'fehlt'],
    ['gueltigAb', '2027-02-31', DAY],
    ['Urinpauschale', undefined, 'fehlt'],
    ['Kindalter', undefined, 'fehlt'],
    ['Kindalter', null, 'muss eine ganze Zahl sein'],
    ['bis', '2028-01-01', 'ist kein bekanntes Feld'],
  ])('insurer.Saetze.0.%s: %j', (key, value, message) => {
    expect(faultsOf(withValue('insurer.Saetze', [{ ...SATZ, [key]: value }]))).toEqual({
      [`insurer.Saetze.0.${key}`]: message,
    });
  });

  it.each(['products', 'products.PS.sizes', 'prices'])('%s may not hold the key __proto__', (path) => {
    expect(faultsOf(withValue(`${path}.__proto__`, {}))).toEqual({
      [path]: 'der Schlüssel „__proto__“ ist nicht erlaubt',
    });
  });

  it.each([
    [[], { chosen: 'muss mindestens einen Vorschlag nennen' }],
    [[{ area: 0, tab: 0 }], { 'chosen.0.tab': 'nennt einen leeren Vorschlag' }],
    [[{ area: 1, tab: 1 }], { 'chosen.0.tab': 'nennt keinen Vorschlag des Falls' }],
    [[2, 2].map((area) => ({ area, tab: 0 })), { chosen: 'darf jeden Vorschlag nur einmal nennen' }],
    [[{ area: 3, tab: 0 }], { 'chosen.0.area': 'darf höchstens 2 sein' }],
    [[{ area: 1 }], { 'chosen.0.tab': 'fehlt' }],
    [{}, { chosen: 'muss eine Liste sein' }],
  ])('what is chosen: %j', (chosen, fault) => {
    const cart = [[{ lines: [] }], CASE.cart[1], CASE.cart[1]];
    expect(faultsOf(withValue('chosen', chosen, withValue('cart', cart)))).toEqual(fault);
  });

  it('a second supply, which is not bought besides', () => {
    const cart = [CASE.cart[1], CASE.cart[1], CASE.cart[1]];
    const chosen = (areas: number[]) =>
      withValue(
        'chosen',
        areas.map((area) => ({ area, tab: 0 })),
        withValue('cart', cart),
      );
    expect(faultsOf(chosen([0, 1]))).toEqual({
      chosen: 'darf aus den Bereichen 0 und 1 nur einen Vorschlag nennen',
    });
    for (const areas of [[0], [0, 2], [1, 2]]) {
      expect(parsePriceCase(chosen(areas)).chosen).toEqual(areas.map((area) => ({ area, tab: 0 })));
    }
  });

  it.each(['prices', 'products', 'products.PS.sizes'])('%s: a key whose value is wrong', (path) => {
    expect(faultsOf(withValue(`${path}.X`, 7))).toEqual({
      [`${path}.X`]: path === 'prices' ? 'muss ein Text sein' : 'muss ein Objekt sein',
    });
  });

  it.each([null, 'text', 7, []])('a case that is %j is none', (value) => {
    expect(faultsOf(value)).toEqual({ '': 'muss ein Objekt sein' });
  });

  it('all at once, in one message', () => {
    const bad = withValue('today', 'x', withValue('insurer.Kasse', GONE));
    expect(() => parsePriceCase(bad)).toThrow(
      expect.objectContaining({ code: 'invalid', message: `today: ${DAY}; insurer.Kasse: fehlt` }),
    );
    expect(() => parsePriceCase(null)).toThrow(expect.objectContaining({ message: 'muss ein Objekt sein' }));
  });

  it('in an area that the method hides, too', () => {
    const hidden = {
      ...CASE,
      method: 'B',
      cart: [[], [], [{ lines: [] }, { lines: [{ product: 'XX', size: 'M' }] }]],
    };
    expect(faultsOf(hidden)).toEqual({ 'cart.2.1.lines.0.product': 'das Produkt „XX“ ist nicht bekannt' });
  });
});

describe('keys of the prototype are keys like others', () => {
  it('as products, sizes and prices', () => {
    const text = JSON.stringify(CASE)
      .replaceAll('"PS-M"', '"toString"')
      .replaceAll('"PS"', '"constructor"')
      .replaceAll('"M"', '"valueOf"');
    const parsed = parsePriceCase(JSON.parse(text));
    expect(parsed.products?.get('constructor')?.sizes).toEqual({
      valueOf: { id: 'toString', pieces: 26, price: 2495 },
    });
    expect(parsed.prices).toEqual(new Map([['toString', 2000]]));
  });

  it('nothing reaches Object.prototype', () => {
    faultsOf(
      JSON.parse(
        '{"__proto__":{"polluted":1},"products":{"__proto__":{"polluted":1}},"prices":{"__proto__":"1.00"}}',
      ),
    );
    expect('polluted' in {}).toBe(false);
  });
});

describe('checkChoices', () => {
  it('passes a cart whose lines all exist', () => {
    const { cart, products } = parsePriceCase(CASE);
    expect(() => checkChoices(cart, products ?? new Map())).not.toThrow();
  });
});
