import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  faultPlace,
  readRecommendationCsv,
  recommendationCsv,
  unknownNumbers,
} from '../../../modules/consultation/domain/recommendation-csv.ts';
import { RECOMMENDATION_KEYS } from '../../../modules/consultation/domain/recommendation-table.ts';

const HEAD = 'key;Artikelnummern';
const faultsOf = (...lines: readonly string[]) =>
  readRecommendationCsv([HEAD, ...lines].join('\n')).faults.map(
    (fault) => `${faultPlace(fault)}: ${fault.message}`,
  );

describe('recommendationCsv', () => {
  it('writes UTF-8 with a byte-order mark, in the order of the keys, for a German spreadsheet', () => {
    expect(recommendationCsv({ K_I1_T1_H1_V1_X1: ['3'], M_I1_T1_H1_V1_X1: ['710021', '9120261'] })).toBe(
      '\ufeffkey;Artikelnummern\r\nM_I1_T1_H1_V1_X1;710021 9120261\r\nK_I1_T1_H1_V1_X1;3\r\n',
    );
  });

  it('is read again as what it was written from, formulas too', () => {
    const number = fc.stringMatching(/^[A-Za-z0-9=+@-][A-Za-z0-9.'"/-]{0,19}$/);
    const table = fc.dictionary(
      fc.constantFrom(...RECOMMENDATION_KEYS),
      fc.uniqueArray(number, { minLength: 1, maxLength: 6 }),
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(table, (written) => {
        const csv = recommendationCsv(written);
        expect(csv).not.toMatch(/;[=+@-]/);
        const read = readRecommendationCsv(csv);
        expect(read.faults).toEqual([]);
        expect(read.table).toEqual(written);
      }),
    );
  });
});

describe('readRecommendationCsv', () => {
  it('takes commas, blanks and both, quotation marks, empty lines and any line end, and each number once', () => {
    const { table, lines, faults } = readRecommendationCsv(
      `${HEAD}\r\nF_I1_T1_H1_V1_X1;1,2, 3  4\r\r\n \nM_I1_T1_H1_V1_X1;"5 5"`,
    );
    expect(faults).toEqual([]);
    expect(table).toEqual({ F_I1_T1_H1_V1_X1: ['1', '2', '3', '4'], M_I1_T1_H1_V1_X1: ['5'] });
    expect(lines.get('M_I1_T1_H1_V1_X1')).toBe(5);
  });

  it.each([
    ['nothing', ''],
    ['other columns', 'key;ids\nF_I1_T1_H1_V1_X1;1'],
    ['no columns', 'F_I1_T1_H1_V1_X1;1'],
  ])('refuses a file with %s', (_, text) => {
    const { table, faults } = readRecommendationCsv(text);
    expect(table).toEqual({});
    expect(faults).toEqual([{ line: 1, message: 'Die erste Zeile muss „key;Artikelnummern“ sein.' }]);
  });

  it('names each fault with line and column, and reads the other lines', () => {
    const text = [
      HEAD,
      'F_I1_T1_H1_V1_X9;1',
      'F_I1_T1_H1_V1_X1;1',
      '',
      'F_I1_T1_H1_V1_X1;2',
      'F_I1_T1_H1_V1_X2; ,',
      'F_I1_T1_H1_V1_X3;1;2',
      'F_I1_T1_H1_V1_X4',
      'F_I2_T1_H1_V1_X1;"1',
      `F_I2_T1_H1_V1_X2;${'9'.repeat(21)}`,
      'f_i2_t1_h1_v1_x3;1',
      'F_I2_T1_H1_V1_X4;7',
    ];
    expect(faultsOf(...text.slice(1))).toEqual([
      'Zeile 2, key: „F_I1_T1_H1_V1_X9“ ist kein Schlüssel einer Empfehlung.',
      'Zeile 5, key: F_I1_T1_H1_V1_X1 steht schon in Zeile 3.',
      'Zeile 6, Artikelnummern: Für F_I1_T1_H1_V1_X2 ist keine Artikelnummer angegeben.',
      'Zeile 7: Erwartet werden die zwei Spalten key und Artikelnummern.',
      'Zeile 8: Erwartet werden die zwei Spalten key und Artikelnummern.',
      'Zeile 9: Erwartet werden die zwei Spalten key und Artikelnummern.',
      'Zeile 10, Artikelnummern: „999999999999999999999“ hat mehr als 20 Zeichen.',
      'Zeile 11, key: „f_i2_t1_h1_v1_x3“ ist kein Schlüssel einer Empfehlung.',
    ]);
    expect(readRecommendationCsv(text.join('\n')).table).toEqual({
      F_I1_T1_H1_V1_X1: ['1'],
      F_I2_T1_H1_V1_X4: ['7'],
    });
  });

  it('never fails, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const { line } of readRecommendationCsv(`${HEAD}\n${text}`).faults)
          expect(line).toBeGreaterThan(1);
      }),
    );
  });
});

describe('unknownNumbers', () => {
  it('names the line with all of its numbers that the catalogue lacks', () => {
    const file = readRecommendationCsv(`${HEAD}\nF_I1_T1_H1_V1_X1;1 2 3\nF_I1_T1_H1_V1_X2;2`);
    expect(unknownNumbers(file, new Map([['2', 'p']]))).toEqual([
      { line: 2, column: 'Artikelnummern', message: 'Nicht im Katalog: 1, 3.' },
    ]);
  });
});
