import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addedUnknown,
  type RecommendationFileRow,
  recommendationFile,
  recommendationFileFor,
} from '../../../../modules/consultation/recommendations/recommendation-file.ts';
import { RECOMMENDATION_KEYS } from '../../../../modules/consultation/recommendations/recommendation-table.ts';
import { readTable } from '../../../../modules/platform/domain/tables/read-table.ts';
import { faultText, tableCsv } from '../../../../modules/platform/domain/tables/table-shape.ts';

const HEAD = 'key;Artikelnummern';
const read = (text: string) => readTable(recommendationFile, new TextEncoder().encode(text));
const rowsOf = (text: string) => read(text).rows.map(({ row }) => row);

describe('the table of recommendations as a file', () => {
  it('is written for a German spreadsheet, with blanks between the numbers', () => {
    const rows = [
      { key: 'M_I1_T1_H1_V1_X1', Artikelnummern: ['710021', '9120261'], pick: '710021', Person: 'Mann' },
      { key: 'K_I1_T1_H1_V1_X1', Artikelnummern: [] },
    ];
    expect(tableCsv(recommendationFile, rows)).toBe(
      '\ufeffkey;Artikelnummern;Person;Inkontinenz;Toilette;Versorgung;Verlust;Trinkmenge;pick\r\nM_I1_T1_H1_V1_X1;710021 9120261;Mann;;;;;;710021\r\nK_I1_T1_H1_V1_X1;;;;;;;;\r\n',
    );
  });

  it('is read again as what it was written from: formulas and numbers with blanks, too', () => {
    const number = fc.stringMatching(/^[A-Za-z0-9=+@-][A-Za-z0-9.,' "/-]{0,18}[A-Za-z0-9]$/);
    const row = fc
      .record({
        key: fc.constantFrom(...RECOMMENDATION_KEYS),
        Artikelnummern: fc.uniqueArray(number, { minLength: 1, maxLength: 6 }),
        isMarked: fc.boolean(),
      })
      .map(({ isMarked, ...named }) => ({ ...named, pick: isMarked ? named.Artikelnummern[0] : null }));
    fc.assert(
      fc.property(fc.uniqueArray(row, { selector: ({ key }) => key }), (written) => {
        const csv = tableCsv(recommendationFile, written as readonly RecommendationFileRow[]);
        expect(csv).not.toMatch(/;[=+@-]/);
        expect(rowsOf(csv)).toEqual(written);
      }),
    );
  });

  it('takes commas, blanks and both, quotation marks, and each number once', () => {
    expect(rowsOf(`${HEAD}\r\nF_I1_T1_H1_V1_X1;1,2, 3  4\r\nM_I1_T1_H1_V1_X1;"5 5"`)).toEqual([
      { key: 'F_I1_T1_H1_V1_X1', Artikelnummern: ['1', '2', '3', '4'] },
      { key: 'M_I1_T1_H1_V1_X1', Artikelnummern: ['5'] },
    ]);
  });

  it('names each fault with line and column, and reads the other lines', () => {
    const text = [
      HEAD,
      'F_I1_T1_H1_V1_X9;1',
      'F_I1_T1_H1_V1_X1;1',
      'F_I1_T1_H1_V1_X1;2',
      'F_I1_T1_H1_V1_X2; ,',
      `F_I2_T1_H1_V1_X2;${'9'.repeat(21)}`,
      'f_i2_t1_h1_v1_x3;1',
      'K_I2_T1_H1_V1_X4;',
    ].join('\n');
    expect(read(text).faults.map(faultText)).toEqual([
      'Zeile 2, key: „F_I1_T1_H1_V1_X9“ ist kein Schlüssel einer Empfehlung.',
      'Zeile 4, key: „F_I1_T1_H1_V1_X1“ steht schon in Zeile 3.',
      'Zeile 5, Artikelnummern: Für F_I1_T1_H1_V1_X2 ist keine Artikelnummer angegeben.',
      'Zeile 6, Artikelnummern: Eine Artikelnummer hat höchstens 20 Zeichen.',
      'Zeile 7, key: „f_i2_t1_h1_v1_x3“ ist kein Schlüssel einer Empfehlung.',
    ]);
    expect(rowsOf(text)).toEqual([
      { key: 'F_I1_T1_H1_V1_X1', Artikelnummern: ['1'] },
      { key: 'K_I2_T1_H1_V1_X4', Artikelnummern: [] },
    ]);
  });

  it('takes a mark on one of the products, or none, and refuses it on another', () => {
    const text = `${HEAD};pick\nF_I1_T1_H1_V1_X1;1 2; 2 \nF_I1_T1_H1_V1_X2;1;\nF_I1_T1_H1_V1_X3;1;2`;
    expect(rowsOf(text)).toEqual([
      { key: 'F_I1_T1_H1_V1_X1', Artikelnummern: ['1', '2'], pick: '2' },
      { key: 'F_I1_T1_H1_V1_X2', Artikelnummern: ['1'], pick: null },
    ]);
    expect(read(text).faults.map(faultText)).toEqual([
      'Zeile 4, pick: Die Vorauswahl ist keines der Produkte dieses Schlüssels.',
    ]);
  });

  it('names the line with all numbers that neither catalogue nor key has', () => {
    const ids = new Map([['2', 'p']]);
    const rows = [
      {
        line: 2,
        row: { key: 'F_I1_T1_H1_V1_X1', Artikelnummern: ['1', '2', '3', '4'] },
        before: { row: { key: 'F_I1_T1_H1_V1_X1', Artikelnummern: ['1'] } },
      },
      { line: 3, row: { key: 'F_I1_T1_H1_V1_X2', Artikelnummern: ['2'] }, before: null },
    ];
    expect([...(recommendationFileFor(ids).among?.(rows, []) ?? [])]).toEqual([
      { line: 2, column: 'Artikelnummern', message: 'Nicht im Katalog: 3, 4.' },
      null,
    ]);
    expect(addedUnknown(['1'], [], ids)).toEqual(['1']);
  });

  it('names a number that lacks only its leading zero', () => {
    const line = { line: 2, row: { key: 'F_I1_T1_H1_V1_X1', Artikelnummern: ['12', '13'] }, before: null };
    const faults = recommendationFileFor(new Map([['012', 'p']])).among?.([line], []) ?? [];
    expect([...faults]).toMatchObject([
      { message: 'Nicht im Katalog: 12 (die führende Null von 012 fehlt), 13.' },
    ]);
  });
});
