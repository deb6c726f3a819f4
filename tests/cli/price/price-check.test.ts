import { describe, expect, it } from 'vitest';
import { compared, differences, differenceText } from '../../../cli/price/price-check.ts';

const paths = (expected: unknown, actual: unknown) => differences(expected, actual).map(({ path }) => path);

describe('differences', () => {
  it('are none where what is expected is there, whatever else is', () => {
    expect(differences({ a: '1', c: { d: null } }, { a: '1', b: '2', c: { d: null, e: 1 } })).toEqual([]);
    expect(differences({}, { a: 1 })).toEqual([]);
    expect(differences([{}, { a: 1 }], [{ b: 2 }, { a: 1, b: 2 }])).toEqual([]);
  });

  it('name each place', () => {
    expect(paths({ a: { b: 1 }, c: [1, { d: 2 }] }, { a: { b: 2 }, c: [1, { d: 3 }] })).toEqual([
      'a.b',
      'c.1.d',
    ]);
  });

  it('tell apart what only looks alike', () => {
    expect(paths({ a: '0.00' }, { a: null })).toEqual(['a']);
    expect(paths({ a: null }, { a: '0.00' })).toEqual(['a']);
    expect(paths({ a: '1' }, { a: 1 })).toEqual(['a']);
    expect(paths({ a: {} }, { a: [] })).toEqual(['a']);
    expect(paths({ a: {} }, { a: null })).toEqual(['a']);
    expect(paths({ a: {} }, { a: 'x' })).toEqual(['a']);
    expect(paths({ a: [] }, { a: {} })).toEqual(['a']);
    expect(paths({ a: undefined }, { a: 1 })).toEqual(['a']);
  });

  it('a list has as many entries as expected', () => {
    expect(paths({ a: [] }, { a: [1] })).toEqual(['a']);
    expect(paths({ a: [{}, {}] }, { a: [1] })).toEqual(['a']);
  });

  it('a key that is missing, or only inherited, is missing', () => {
    expect(differences({ a: 1 }, {})).toEqual([{ path: 'a', expected: 1, actual: undefined }]);
    expect(paths({ constructor: {} }, {})).toEqual(['constructor']);
    expect(paths(JSON.parse('{"__proto__":{}}'), {})).toEqual(['__proto__']);
  });
});

describe('differenceText', () => {
  it('names path, what was expected and what was found', () => {
    expect(differenceText({ path: 'a.b', expected: '1.00', actual: null })).toBe(
      'a.b expected "1.00", found null',
    );
    expect(differenceText({ path: '', expected: [], actual: undefined })).toBe(
      'result expected [], found nothing',
    );
  });
});

const RESULT = {
  case: 'A',
  netAllowance: '17.85',
  grossAllowance: '21.24',
  copayment: '2.12',
  method: 'A',
  areas: [0, 1, 2].map((careType) => ({ careType, count: 0, tabs: [] })),
  hint: 'Mit der Pauschale abgegolten: keine Mehrkosten.',
  warnings: [],
};

const NOTHING = { count: 'errors', element: 'error', type: 'no-expectation' };

describe('compared', () => {
  const typeOf = (expected: unknown) => compared(expected, RESULT).type;

  it('tells what is as expected from what differs', () => {
    for (const expected of [
      RESULT,
      { copayment: '2.12' },
      { areas: [{}, { tabs: [] }, {}] },
      { warnings: [] },
    ])
      expect([expected, compared(expected, RESULT)]).toEqual([
        expected,
        { count: 'same', element: null, type: 'same', texts: [] },
      ]);
    expect(compared({ copayment: '9.99', areas: [{}, { count: 1 }, {}] }, RESULT)).toEqual({
      ...{ count: 'different', element: 'failure', type: 'different' },
      texts: ['copayment expected "9.99", found "2.12"', 'areas.1.count expected 1, found 0'],
    });
  });

  it('counts null as left out, as of other fields', () => {
    for (const expected of [undefined, null])
      expect(compared(expected, RESULT)).toMatchObject({ count: 'unchecked', element: 'skipped' });
  });

  it('lets nothing pass that expects nothing', () => {
    for (const expected of [{}, { areas: [{}, {}, {}] }])
      expect([expected, compared(expected, RESULT)]).toEqual([
        expected,
        { ...NOTHING, texts: ['expected: nennt nichts, was zu vergleichen wäre'] },
      ]);
  });

  it('names what no result ever has, in German and by the path in the case', () => {
    expect(
      compared({ copay: '2.12', copayment: 2.12, areas: [{ tabs: [{ pieces: 1 }] }, {}, {}] }, RESULT),
    ).toEqual({
      ...NOTHING,
      texts: [
        'expected.copayment: muss ein Text sein',
        'expected.areas.0.tabs.0.pieces: ist kein bekanntes Feld',
        'expected.copay: ist kein bekanntes Feld',
      ],
    });
    expect(compared({ areas: [{}] }, RESULT).texts).toEqual(['expected.areas: muss 3 Einträge haben']);
    expect(compared({ copayment: '2,12' }, RESULT).texts).toEqual([
      'expected.copayment: muss ein Betrag mit Punkt und genau zwei Nachkommastellen sein, wie 24.95',
    ]);
    for (const expected of ['2.12', 7, true, []]) expect(typeOf(expected)).toBe('no-expectation');
  });
});
