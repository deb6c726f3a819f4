import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseApplicationType } from '#catalogue/domain';
import { parseDay, parseEuro } from '#platform/domain';
import {
  explainPriceCase,
  readPriceCase,
} from '../../../../modules/consultation/price-case/price-case-read.ts';
import {
  scanApplicationType,
  scanDay,
  scanEuro,
} from '../../../../modules/consultation/price-case/price-case-scan.ts';
import { CASE, GONE, type Json, withValue } from './price-cases.ts';

/** Every place of the case, inner ones too, and places where a key too many could stand. */
function pathsOf(value: Json, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    pathsOf(each, path === '' ? key : `${path}.${key}`),
  );
  const extra = ['extra', '__proto__', 'constructor', 'id', 'pzn', 'imagepfad'].map((key) =>
    path === '' ? key : `${path}.${key}`,
  );
  return [...(path === '' ? [] : [path]), ...inner, ...(Array.isArray(value) ? [] : extra)];
}

const PATHS = pathsOf(CASE);
/** Values that belong somewhere, values that nearly do, and any JSON. */
const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown[]>(
    GONE,
    null,
    undefined,
    '',
    '24.95',
    '24,9',
    ' 7',
    '-1.00',
    '1.005',
    '2026-02-29',
    '2024-02-29',
    '1899-12-31',
    '2026-03-10',
    'I1',
    'GE1',
    'A',
    'Premium',
    'pull up',
    '500 ml',
    'PS',
    'M',
    true,
    false,
    0,
    1,
    10,
    11,
    30,
    31,
    -1,
    1.5,
    2 ** 53,
    Number.NaN,
    [],
    {},
    [[], [], []],
    [{ lines: [] }],
    { M: { id: 'x', price: '1.00' } },
    { M: { id: 'x', pieces: 1 } },
    { X: '1.00' },
    JSON.parse('{"__proto__":"1.00"}'),
  ),
  fc.jsonValue(),
);

const AGREE = 'well-formed for the reader exactly where the schema finds nothing';

describe('reader and schema', () => {
  it('agree on the case itself', () => {
    expect(readPriceCase(CASE)).not.toBeNull();
    expect(explainPriceCase(CASE)).toEqual({});
  });

  it('agree on the limits', () => {
    for (const [path, at] of [
      ['patient.birthdate', '1900-01-01'],
      ['patient.birthdate', '2026-03-09'],
      ['insurer.Kindalter', 0],
      ['products.PS.sizes.M.pieces', 1],
      ['products.LQ.sizes.onesize.pieces', '500 ml'],
      ['cart.1.0.lines.0.dailyNeed', 1],
      ['cart.1.0.lines.0.dailyNeed', 10],
      ['cart.1.0.lines.0.monthlyPackages', 1],
      ['cart.1.0.lines.0.monthlyPackages', 30],
    ] as const) {
      expect(readPriceCase(withValue(path, at))).not.toBeNull();
      expect(explainPriceCase(withValue(path, at))).toEqual({});
    }
  });

  it('agree on a key __proto__ whose value would be sound', () => {
    for (const [path, sound] of [
      ['prices', '1.00'],
      ['products', CASE.products.PS],
      ['products.PS.sizes', CASE.products.PS.sizes.M],
    ] as const) {
      const source = withValue(`${path}.__proto__`, sound);
      expect(readPriceCase(source)).toBeNull();
      expect(Object.keys(explainPriceCase(source))).toEqual([path]);
    }
  });

  it('agree on rates from a day on', () => {
    const satz = {
      gueltigAb: '2027-01-01',
      Kinderpauschale: '30.00',
      Urinpauschale: '17.85',
      Stuhlpauschale: '22.50',
      Kindalter: 18,
    };
    const others = [
      [],
      [satz],
      [satz, satz],
      [{ ...satz, gueltigAb: '2028-01-01' }, satz, { ...satz, gueltigAb: '2026-01-01' }],
      [{ ...satz, gueltigAb: '2028-01-01' }, satz, { ...satz, gueltigAb: '2028-01-01' }],
      ...Object.keys(satz).flatMap((key) =>
        [undefined, null, '', '2027-02-31', '1.00', 7, -1, []].map((value) => [{ ...satz, [key]: value }]),
      ),
      [{ ...satz, bis: '2028-01-01' }],
      [null],
      {},
      '',
    ];
    for (const rates of others) {
      const source = withValue('insurer.Saetze', rates as Json);
      const well = Object.keys(explainPriceCase(source)).length === 0;
      expect([rates, readPriceCase(source) !== null]).toEqual([rates, well]);
    }
    for (const ik of ['', '108310400', '108310401', '10831040', 'IK108310400', 7, null, []]) {
      const source = withValue('insurer.IK', ik);
      expect([ik, readPriceCase(source) !== null]).toEqual([
        ik,
        Object.keys(explainPriceCase(source)).length === 0,
      ]);
    }
  });

  it('agree on what is chosen', () => {
    const cart = [[{ lines: [] }], CASE.cart[1], CASE.cart[1]];
    const numbers = fc.constantFrom<unknown[]>(0, 1, 2, 3, -1, 0.5, null, '0');
    const places = fc.array(
      fc.oneof(
        fc.record({ area: numbers, tab: numbers }),
        fc.record({ area: fc.constantFrom(1, 2), tab: fc.constant(0) }),
        fc.constantFrom<unknown[]>(null, {}, [1, 0], { area: 1 }, { area: 1, tab: 0, line: 0 }),
      ),
      { maxLength: 3 },
    );
    let well = 0;
    fc.assert(
      fc.property(fc.oneof(places, fc.constantFrom<unknown[]>(null, {}, 1)), (chosen) => {
        const source = withValue('chosen', chosen, withValue('cart', cart));
        const sound = Object.keys(explainPriceCase(source)).length === 0;
        if (sound) well += 1;
        return (readPriceCase(source) !== null) === sound;
      }),
      {
        numRuns: 1000,
        examples: [
          [
            [
              { area: 1, tab: 0 },
              { area: 2, tab: 0 },
            ],
          ],
          [[{ area: 0, tab: 0 }]],
          [[]],
          [null],
        ],
      },
    );
    expect(well).toBeGreaterThan(50);
  });

  it.each([
    [[], { chosen: 'muss mindestens einen Vorschlag nennen' }],
    [[{ area: 0, tab: 0 }], { 'chosen.0.tab': 'nennt einen leeren Vorschlag' }],
    [[{ area: 1, tab: 1 }], { 'chosen.0.tab': 'nennt keinen Vorschlag des Falls' }],
    [[2, 2].map((area) => ({ area, tab: 0 })), { chosen: 'darf jeden Vorschlag nur einmal nennen' }],
    [[{ area: 3, tab: 0 }], { 'chosen.0.area': 'darf höchstens 2 sein' }],
  ] as const)('say what is wrong with what is chosen: %j', (chosen, fault) => {
    const cart = [[{ lines: [] }], CASE.cart[1], CASE.cart[1]];
    expect(explainPriceCase(withValue('chosen', chosen, withValue('cart', cart)))).toEqual(fault);
  });

  it('take one supply alone', () => {
    const cart = [CASE.cart[1], CASE.cart[1], []];
    const chosen = [0, 1].map((area) => ({ area, tab: 0 }));
    expect(explainPriceCase(withValue('chosen', chosen, withValue('cart', cart)))).toEqual({
      chosen: 'darf aus den Bereichen 0 und 1 nur einen Vorschlag nennen',
    });
  });

  it('leave errors that are not of the case alone', () => {
    const broken = {
      get today() {
        throw new TypeError('not the case');
      },
    };
    expect(() => readPriceCase(broken)).toThrow('not the case');
  });

  it(`agree with one value changed: ${AGREE}`, () => {
    fc.assert(
      fc.property(fc.constantFrom(...PATHS), value, (path, changed) => {
        const source = withValue(path, changed);
        return (readPriceCase(source) !== null) === (Object.keys(explainPriceCase(source)).length === 0);
      }),
      { numRuns: 3000 },
    );
  });

  it(`agree with any one place taken out, emptied or doubled: ${AGREE}`, () => {
    for (const path of PATHS) {
      for (const changed of [GONE, null, undefined, '', 0, [], {}]) {
        const source = withValue(path, changed);
        const well = readPriceCase(source) !== null;
        expect([path, changed, well]).toEqual([
          path,
          changed,
          Object.keys(explainPriceCase(source)).length === 0,
        ]);
      }
    }
  });

  it(`agree on anything: ${AGREE}`, () => {
    fc.assert(
      fc.property(fc.jsonValue(), (source) => {
        return (readPriceCase(source) !== null) === (Object.keys(explainPriceCase(source)).length === 0);
      }),
    );
  });
});

describe('the quick ways', () => {
  const digit = fc.constantFrom(...'0123456789');
  const nearly = (...parts: string[]) => fc.string({ unit: fc.constantFrom(...parts), maxLength: 13 });

  it('scanEuro reads what parseEuro reads', () => {
    const usual = fc.tuple(
      fc.string({ unit: digit, maxLength: 11 }),
      fc.string({ unit: digit, maxLength: 3 }),
    );
    const text = fc.oneof(
      usual.map((parts) => parts.join('.')),
      nearly(...'0123456789.,- :/x'),
      fc.string(),
    );
    fc.assert(
      fc.property(text, (amount) => scanEuro(amount) === parseEuro(amount)),
      {
        numRuns: 3000,
        examples: [['999999999.99'], ['1000000000.00'], ['.00'], ['0.00'], ['1.0/'], ['1:.00'], ['12,00']],
      },
    );
  });

  it('scanDay reads what parseDay reads', () => {
    const part = (max: number) => fc.nat(max).map((number) => String(number).padStart(2, '0'));
    const usual = fc.tuple(
      fc.nat(9999).map((year) => String(year).padStart(4, '0')),
      part(13),
      part(32),
    );
    const text = fc.oneof(
      usual.map((parts) => parts.join('-')),
      nearly(...'0123-/:x'),
      fc.string(),
    );
    fc.assert(
      fc.property(text, (day) => scanDay(day) === parseDay(day)),
      {
        numRuns: 3000,
        examples: [
          ['2026-03-09'],
          ['2026-03-9:'],
          ['2026/03-09'],
          ['2026-03/09'],
          ['2026-03-091'],
          ['x026-03-09'],
        ],
      },
    );
  });

  it('scanApplicationType knows what parseApplicationType knows', () => {
    const text = fc.constantFrom(
      'Slip',
      'slip',
      'Pull-ups',
      'Pull up',
      'Einlage',
      'Einlagen',
      ' Schutz ',
      'Windel',
      '',
    );
    fc.assert(
      fc.property(
        fc.oneof(text, fc.string()),
        (type) => scanApplicationType(type) === parseApplicationType(type),
      ),
    );
  });
});
