import { describe, expect, test } from 'vitest';
import {
  changedPrices,
  changesInWords,
} from '../../../../../apps/web/administration/own-prices/changed-prices.ts';
import { PriceSheet } from '../../../../../apps/web/administration/own-prices/price-sheet.ts';

const sheet = new PriceSheet({ version: 1, prices: { 1: 999, 2: 1, 3: 9_999_999 } });
const size = (id: string, uvp: number | null = 500) => ({
  ...{ id, name: `Größe ${id}`, label: id, pack: '1 Stück', uvp, numbers: '' },
});
const SIZES = [size('1'), size('2'), size('3'), size('4'), size('5', null)];
const afterOf = (hundredths: number, fromList = false) =>
  Object.fromEntries(
    changedPrices(sheet, SIZES, hundredths, fromList).changed.map(({ id, after }) => [id, after]),
  );

describe('a change by percent', () => {
  test('takes own prices, rounded half up, and the UVP of others where that is wanted', () => {
    expect(afterOf(250)).toEqual({ 1: 1024 });
    expect(afterOf(5000)).toEqual({ 1: 1499, 2: 2 });
    expect(afterOf(99_999, true)).toEqual({ 1: 10_989, 2: 11, 4: 5500 });
  });

  // @spec access-2-34
  test('lowers, rounded half up as well, and says so', () => {
    expect(afterOf(-250, true)).toEqual({ 1: 974, 3: 9_749_999, 4: 488 });
    expect(changesInWords(changedPrices(sheet, SIZES, -250, false), 'lower')).toBe(
      '2 Preise werden gesenkt. Ein Preis bleibt gleich: auf ganze Cent gerundet.',
    );
    expect(changesInWords(changedPrices(sheet, [], -250, true), 'lower')).toBe(
      'Hier steht kein Preis, der sich senken lässt.',
    );
  });

  // @spec access-2-34
  test('counts what rounding leaves as it is, and what nobody could save', () => {
    expect(changedPrices(sheet, SIZES, 1, true)).toEqual({ changed: [], unchanged: 3, tooHigh: 1 });
    expect(changesInWords(changedPrices(sheet, SIZES, 250, false), 'raise')).toBe(
      'Ein Preis wird erhöht. Ein Preis bleibt gleich: auf ganze Cent gerundet. ' +
        'Ein Preis läge danach über 99.999,99 € und bleibt, wie er ist.',
    );
    expect(changesInWords(changedPrices(sheet, [], 250, true), 'raise')).toBe(
      'Hier steht kein Preis, der sich erhöhen lässt.',
    );
  });

  test('leaves out what cannot be read, and what is empty though a price is stored', () => {
    const typed = new PriceSheet({ version: 1, prices: { 1: 999, 2: 850 } });
    typed.type('1', '9,9x');
    typed.type('2', '');
    const changed = (fromList: boolean) =>
      changedPrices(typed, [size('1'), size('2')], 1000, fromList).changed;
    expect(changed(false)).toEqual([]);
    expect(changed(true)).toEqual([{ id: '2', name: 'Größe 2', before: 500, after: 550 }]);
  });
});
