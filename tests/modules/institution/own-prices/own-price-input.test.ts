import { describe, expect, test } from 'vitest';
import { ownPricesInput, readOwnPrice } from '../../../../modules/institution/own-prices/own-price-input.ts';

describe('an own price as it is typed', () => {
  test.each([
    ['9,95', 995],
    ['9.95', 995],
    [' 12 ', 1200],
    ['9,5', 950],
    ['0', 0],
    ['99999,99', 9_999_999],
    ['', null],
    ['  ', null],
  ])('„%s“ is %s cents', (text, cents) => {
    expect(readOwnPrice(text)).toEqual({ cents });
  });

  const letters = 'Erlaubt sind Ziffern und ein Komma oder Punkt, wie 9,95.';
  test.each([
    ['12,', 'Nach dem Komma fehlen die Cent, wie 12,00.'],
    [',5', 'Vor dem Komma fehlt eine Ziffer, wie 0,50.'],
    ['1.234,56', 'Nur ein Komma oder Punkt, auch bei Tausendern: 1234,56 statt 1.234,56.'],
    ['-3', letters],
    ['abc', letters],
    ['9 €', letters],
    ['123456789', 'Höchstens 8 Zeichen, das sind bis zu 99999,99 €.'],
    ['100000', 'Höchstens 99999,99 €.'],
    ['9,999', 'Höchstens zwei Stellen nach dem Komma, wie 9,95.'],
    [',', 'Vor dem Komma fehlt eine Ziffer, wie 0,50.'],
  ])('„%s“ is refused', (text, fault) => {
    expect(readOwnPrice(text)).toEqual({ fault });
  });
});

describe('own prices as they are saved', () => {
  test('are refused, each by its size', () => {
    const read = ownPricesInput.safeParse({ prices: { 1: '7,0', 2: '', 3: 'x', 4: 5, 'a b': '1' } });
    expect(read.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['prices.3', 'Erlaubt sind Ziffern und ein Komma oder Punkt, wie 9,95.'],
      ['prices.4', 'Bitte einen Text angeben, wie "9.95".'],
      ['prices.a b', 'Keine gültige Nummer einer Größe.'],
    ]);
  });

  test('are cents by size id, and null where one is taken away', () => {
    expect(ownPricesInput.parse({ version: 3, prices: { 1: '7,0', 2: '' } })).toEqual({
      version: 3,
      prices: new Map([
        ['1', 700],
        ['2', null],
      ]),
    });
  });

  test.each([[undefined], [[]], ['x']])('are not %j', (prices) => {
    expect(ownPricesInput.safeParse({ prices }).success).toBe(false);
  });

  test('are not more than there can be sizes', () => {
    const prices = Object.fromEntries(Array.from({ length: 20_001 }, (_, id) => [id + 1, '1']));
    expect(ownPricesInput.safeParse({ prices }).error?.issues[0]?.message).toBe(
      'Mehr als 20000 Preise lassen sich nicht speichern.',
    );
  });
});
