import { describe, expect, it } from 'vitest';
import { differences, differenceText } from '../../../cli/price/price-check.ts';

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
      'c[1].d',
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
  it('names case, path, what was expected and what was found', () => {
    expect(differenceText('A', { path: 'a.b', expected: '1.00', actual: null })).toBe(
      'A: a.b expected "1.00", found null',
    );
    expect(differenceText('A', { path: '', expected: [], actual: undefined })).toBe(
      'A: result expected [], found nothing',
    );
  });
});
