import { describe, expect, test } from 'vitest';
import { type CellContent, sheetTrace } from '../../../../../modules/platform/domain/tables/sheet-traces.ts';

const trace = (cell: string, content?: CellContent, value: string | null = cell) =>
  sheetTrace(cell, value, { label: 'Feld', content });
const refused = (cell: string, content?: CellContent) => trace(cell, content)?.isRefused;

describe('what a spreadsheet has done to a cell', () => {
  test.each([
    ...[
      '#NV',
      '#N/A',
      '#NAME?',
      '#WERT!',
      '#VALUE!',
      '#REF!',
      '#BEZUG!',
      '#DIV/0!',
      '#ZAHL!',
      '#NUM!',
      '#NULL!',
    ],
    ...['#ÜBERLAUF!', 'Err:502', 'Fehler:508', '#######', '##'],
    ...['1,52530E+09', '1,5253E+09', '4,50E+12', '4.5E+12', '4.50e+12', '4E+12', '4.5E12', '3,51E+08'],
  ])('is never a value, in whatever column: %s', (cell) => {
    expect([refused(cell), refused(cell, 'code'), refused(cell, 'date')]).toEqual([true, true, true]);
  });

  test.each(['# 1', '#1', '12E34', '1E5', 'E+9', 'NV', '4.500.000'])(
    'leaves what people write: %s',
    (cell) => {
      expect([trace(cell), trace(cell, 'code')]).toEqual([null, null]);
    },
  );

  test('is refused as a date where none can be, and doubted in words', () => {
    expect(
      ['code', 'measure', 'telephone', undefined].map((of) => refused('07. Aug', of as CellContent)),
    ).toEqual([...[true, true, true, false]]);
    expect(refused('08.07.25', 'code')).toBe(false);
    expect(trace('07. Aug', 'date')).toBeNull();
    expect(trace('Mai 25')?.message).toBe(
      '„Feld“ steht als Mai 25 in der Datei: Die Tabellenkalkulation kann daraus ein Datum gemacht haben.',
    );
  });

  test('is the cause where the column refuses the cell', () => {
    expect(trace('01. Mai', undefined, null)).toEqual({
      kind: 'date',
      isRefused: true,
      message:
        '„Feld“ steht als 01. Mai in der Datei: Die Tabellenkalkulation hat daraus ein Datum gemacht. Bitte formatieren Sie die Spalte als Text.',
    });
    expect(trace('4499100000000', 'code', null)).toMatchObject({ kind: 'rounded', isRefused: true });
  });

  test('is doubted in numbers: zeros at the end, and none at the beginning of a telephone number', () => {
    expect(trace('1525300000', 'code')).toMatchObject({ kind: 'rounded', isRefused: false });
    expect(trace('1525300000')).toBeNull();
    expect(trace('351123456', 'telephone')).toMatchObject({
      isRefused: false,
      message: '„Feld“ steht als 351123456 in der Datei: Die führende Null kann fehlen.',
    });
    for (const cell of ['0351123456', '+49351123456', '351 123456', '112', '900120-3', ''])
      expect(trace(cell, 'telephone'), cell).toBeNull();
  });

  test('is said where a column fills up the zeros', () => {
    expect(trace('1234562', undefined, '01234562')).toMatchObject({
      isRefused: false,
      message: '„Feld“ steht als 1234562 in der Datei: Die führende Null fehlt und wird ergänzt.',
    });
    expect(trace('12', undefined, '12,00')).toBeNull();
  });
});
