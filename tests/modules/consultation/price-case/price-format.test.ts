import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePriceCase } from '../../../../modules/consultation/price-case/price-case.ts';
import { priceFormatSchema } from '../../../../modules/consultation/price-case/price-format.ts';
import { priceResult } from '../../../../modules/consultation/price-case/price-result.ts';
import {
  expectedSchema,
  failedCaseSchema,
  priceResultSchema,
} from '../../../../modules/consultation/price-case/price-result-schema.ts';
import { priced } from '../worked-cases.ts';
import { CASE, faultsOf, GONE, withValue } from './price-cases.ts';

const schema = priceFormatSchema();
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false });
ajv.addSchema({ ...schema, $id: 'format' });
const validators = new Map(
  Object.keys(schema.$defs).map((name) => [name, ajv.compile({ $ref: `format#/$defs/${name}` })]),
);
const admits = (name: string, value: unknown) => validators.get(name)?.(value);

const FIXTURES = 'data/fixtures';
const cases = readdirSync(FIXTURES)
  .filter((name) => name.endsWith('.ndjson'))
  .flatMap((name) => readFileSync(`${FIXTURES}/${name}`, 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line));

/** The result of a case that brings its data, as the command line writes it. */
function resultOf(given: unknown): unknown {
  const { insurer, prices, products, ...parsed } = parsePriceCase(given);
  if (typeof insurer === 'string' || typeof prices === 'string' || products === null)
    throw new Error('names data');
  return JSON.parse(
    JSON.stringify(priceResult(parsed.case, priced({ ...parsed, insurer, prices, products }), parsed.chosen)),
  );
}

describe('the JSON Schema of the pricing format', () => {
  it('is the one in docs/: `npm run --silent inko -- price --schema > docs/price-format.schema.json`', () => {
    expect(readFileSync('docs/price-format.schema.json', 'utf8')).toBe(
      `${JSON.stringify(schema, null, 2)}\n`,
    );
  });

  it('admits the cases of the fixtures, what they expect and what becomes of them', () => {
    expect(cases.length).toBeGreaterThan(60);
    for (const each of cases) {
      expect([each.case, admits('case', each), validators.get('case')?.errors]).toEqual([
        each.case,
        true,
        null,
      ]);
      expect([each.case, expectedSchema.safeParse(each.expected).success]).toEqual([each.case, true]);
      const result = resultOf(each);
      expect([result, admits('result', result)]).toEqual([result, true]);
      expect(priceResultSchema.parse(result)).toEqual(result);
      // A part of itself.
      expect([admits('expected', result), expectedSchema.safeParse(result).success]).toEqual([true, true]);
      expect(admits('case', { ...each, expected: result })).toBe(true);
    }
  });
});

describe('docs/price-format.md', () => {
  const page = readFileSync('docs/price-format.md', 'utf8');
  const [given, result, failed] = [...page.matchAll(/^```json\n(.*)\n```$/gm)].map(([, text]) =>
    JSON.parse(text ?? ''),
  );

  it('shows a case with its own result, and a failure', () => {
    expect(resultOf(given)).toEqual(result);
    expect(admits('case', given)).toBe(true);
    expect(admits('failed', failed)).toBe(true);
  });

  it('names each code of a failure', () => {
    const { properties } = schema.$defs.failed as { properties: { code: { enum: string[] } } };
    const rows = [...page.matchAll(/^\| `([a-z0-9-]+)` \| (?!why)/gm)].map(([, code]) => code);
    expect(rows).toEqual(properties.code.enum);
  });
});

/** What no JSON Schema can say: rules across fields, and checks by computation. */
const BEYOND = [
  /^cart\.\d+\.\d+\.lines\.\d+\.(product|size): das Produkt /,
  /^(patient\.birthdate|today): (darf nicht (vor|nach)|muss ein Tag)/,
  /: (muss ein Tag sein, den es gibt|ist kein bekannter Anwendungstyp|muss ein Institutionskennzeichen)/,
  /^products\.\w+\.sizes\.\w+\.pieces: muss eine ganze Zahl sein \(nur/,
  /Saetze: darf jeden Tag nur einmal enthalten/,
  /der Schlüssel „__proto__“/,
  /^chosen(\.\d+\.tab)?: (muss mindestens einen|darf jeden|darf aus den|nennt (keinen|einen leeren)) Vorschlag|^chosen: darf aus/,
];

/** Whether the schema refuses nothing that the reader takes, and takes only what it cannot know to be wrong. */
function agree(value: unknown): boolean {
  const faults = Object.entries(faultsOf(value)).map(([path, text]) => `${path}: ${text}`);
  if (admits('case', value) !== true) return faults.length > 0;
  return faults.every((fault) => BEYOND.some((each) => each.test(fault)));
}

const PATHS = [
  ...['case', 'today', 'method', 'patient', 'patient.birthdate', 'patient.gebuehr', 'patient.name'],
  ...['insurer', 'insurer.Kasse', 'insurer.Urinpauschale', 'insurer.Kindalter', 'insurer.Saetze'],
  ...['insurer.IK', 'products', 'products.PS', 'products.PS.sizes.M', 'products.PS.sizes.M.pieces'],
  ...['products.PS.sizes.M.price', 'products.LQ.sizes.onesize.pieces', 'products.PS.liquid'],
  ...['products.PS.Schweregrad', 'products.PS.PZN', 'prices', 'prices.PS-M', 'cart', 'cart.0'],
  ...['cart.1.0', 'cart.1.0.lines', 'cart.1.0.lines.0.product', 'cart.1.0.lines.0.dailyNeed'],
  ...['cart.1.0.lines.0.monthlyPackages', 'cart.1.0.lines.0.pieces', 'extra'],
];
const VALUES = [
  ...[GONE, null, '', '24.95', '24,9', ' 7 ', '-1.00', '1.005', '2026-02-28', '28.02.2026', 'GE1'],
  ...['A', 'K', 'M', '500 ml', true, false, 0, 1, 10, 11, 30, 31, -1, 1.5, [], {}],
  ...[[[], [], []], [[], []], [{ lines: [] }], [[], [], [], []]],
  ...[{ M: { id: 'x', pieces: 1 } }, { X: '1.00' }],
];

describe('the JSON Schema and the reader', () => {
  it('agree on each place with each value', () => {
    for (const path of PATHS)
      for (const value of VALUES) {
        const source = withValue(path, value);
        expect([path, value, agree(source)]).toEqual([path, value, true]);
      }
  });

  it('agree on amounts', () => {
    const sign = fc.constantFrom(...'0123456789.,- \t\u00a0\u200b+e');
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 13 }), (price) => {
        const source = withValue('products.PS.sizes.M.price', price);
        return admits('case', source) === (Object.keys(faultsOf(source)).length === 0);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('what a case expects', () => {
  it('is refused where no result has it, by the schema as by the check', () => {
    for (const expected of [
      { copay: '2.12' },
      { copayment: 2.12 },
      { copayment: '2,12' },
      { areas: [{}] },
      { areas: [{}, {}, {}, {}] },
      { areas: [{ tabs: [{ pieces: 1 }] }, {}, {}] },
      { method: 'D' },
      { warnings: [{ code: 'none' }] },
      [],
      '2.12',
    ]) {
      expect([expected, admits('expected', expected)]).toEqual([expected, false]);
      expect([expected, expectedSchema.safeParse(expected).success]).toEqual([expected, false]);
      expect([expected, admits('case', { ...CASE, expected })]).toEqual([expected, false]);
    }
    expect(admits('case', { ...CASE, expected: null })).toBe(true);
  });

  it('has failures with a code and a place', () => {
    const failed = {
      case: null,
      file: '-',
      line: 1,
      code: 'not-json',
      error: 'Die Zeile ist kein gültiges JSON.',
    };
    expect([admits('failed', failed), failedCaseSchema.safeParse(failed).success]).toEqual([true, true]);
    for (const other of [
      { ...failed, line: 0 },
      { ...failed, code: 'x' },
      { ...failed, extra: 1 },
    ])
      expect([admits('failed', other), failedCaseSchema.safeParse(other).success]).toEqual([false, false]);
  });
});
