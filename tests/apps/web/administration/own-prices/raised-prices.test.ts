import { describe, expect, test } from 'vitest';
import { PriceSheet } from '../../../../../apps/web/administration/own-prices/price-sheet.ts';
import {
  raisedInWords,
  raisedPrices,
} from '../../../../../apps/web/administration/own-prices/raised-prices.ts';

const sheet = new PriceSheet({ version: 1, prices: { 1: 999, 2: 1, 3: 9_999_999 } });
const size = (id: string, uvp: number | null = 500) => ({
  ...{ id, name: `Größe ${id}`, label: id, pack: '1 Stück', uvp, numbers: '' },
});
const SIZES = [size('1'), size('2'), size('3'), size('4'), size('5', null)];
const afterOf = (hundredths: number, fromList = false) =>
  Object.fromEntries(
    raisedPrices(sheet, SIZES, hundredths, fromList).raised.map(({ id, after }) => [id, after]),
  );

describe('a raise by percent', () => {
  test('takes own prices, rounded half up, and the UVP of others where that is wanted', () => {
    expect(afterOf(250)).toEqual({ 1: 1024 });
    expect(afterOf(5000)).toEqual({ 1: 1499, 2: 2 });
    expect(afterOf(99_999, true)).toEqual({ 1: 10_989, 2: 11, 4: 5500 });
  });

  // @spec access-2-34
  test('counts what rounding leaves as it is, and what nobody could save', () => {
    expect(raisedPrices(sheet, SIZES, 1, true)).toEqual({ raised: [], unchanged: 3, tooHigh: 1 });
    expect(raisedInWords(raisedPrices(sheet, SIZES, 250, false))).toBe(
      'Ein Preis wird erhöht. Ein Preis bleibt gleich: auf ganze Cent gerundet. ' +
        'Ein Preis läge danach über 99.999,99 € und bleibt, wie er ist.',
    );
    expect(raisedInWords(raisedPrices(sheet, [], 250, true))).toBe(
      'Hier steht kein Preis, der sich erhöhen lässt.',
    );
  });

  test('leaves out what cannot be read, and what is empty though a price is stored', () => {
    const typed = new PriceSheet({ version: 1, prices: { 1: 999, 2: 850 } });
    typed.type('1', '9,9x');
    typed.type('2', '');
    const raised = (fromList: boolean) => raisedPrices(typed, [size('1'), size('2')], 1000, fromList).raised;
    expect(raised(false)).toEqual([]);
    expect(raised(true)).toEqual([{ id: '2', name: 'Größe 2', before: 500, after: 550 }]);
  });
});
