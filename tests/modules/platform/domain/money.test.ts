import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatEuro, parseEuro, percentOf, toDecimal } from '../../../../modules/platform/domain/money.ts';

describe('parseEuro', () => {
  it.each([
    ['17.85', 1785],
    ['17,85', 1785],
    ['17,8', 1780],
    ['17.05', 1705],
    ['30', 3000],
    ['0', 0],
    ['0,00', 0],
    [' 12,99 ', 1299],
    ['007', 700],
    ['999999999.99', 99_999_999_999],
  ])('reads %s', (text, cents) => {
    expect(parseEuro(text)).toBe(cents);
  });

  it.each([
    '',
    ' ',
    '-1.00',
    '+1.00',
    '1.234,56',
    '1,2,3',
    '17.855',
    '17.',
    '.5',
    '1e3',
    'x1',
    '1x',
    '1 2',
    '1234567890',
    '١',
  ])('refuses "%s"', (text) => {
    expect(parseEuro(text)).toBeNull();
  });
});

describe('toDecimal', () => {
  it.each([
    [1785, '17.85'],
    [5, '0.05'],
    [50, '0.50'],
    [0, '0.00'],
    [100, '1.00'],
    [-1785, '-17.85'],
    [-5, '-0.05'],
  ])('writes %i cents', (cents, text) => {
    expect(toDecimal(cents)).toBe(text);
  });

  it('is read back as what was written', () => {
    fc.assert(fc.property(fc.nat(99_999_999_999), (cents) => parseEuro(toDecimal(cents)) === cents));
  });
});

// @spec consultation-9-13
describe('formatEuro', () => {
  it.each([
    [123_456, '1.234,56\u00a0€'],
    [123_456_789, '1.234.567,89\u00a0€'],
    [99_999, '999,99\u00a0€'],
    [0, '0,00\u00a0€'],
    [-123_456, '-1.234,56\u00a0€'],
  ])('writes %i cents', (cents, text) => {
    expect(formatEuro(cents)).toBe(text);
  });
});

describe('percentOf', () => {
  it.each([
    [2250, 119, 2678],
    [1525, 119, 1815],
    [2124, 10, 212],
    [5, 10, 1],
    [4, 10, 0],
    [0, 119, 0],
  ])('%i cents at %i percent', (cents, percent, result) => {
    expect(percentOf(cents, percent)).toBe(result);
  });

  it('is the nearest cent, the upper one at the half', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.nat(200), (cents, percent) => {
        const error = percentOf(cents, percent) * 100 - cents * percent;
        return error > -50 && error <= 50;
      }),
    );
  });
});
