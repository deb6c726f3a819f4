import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { institutionFile } from '../../../../modules/auth/institution-admin/institution-table.ts';
import { kindText } from '../../../../modules/platform/domain/tables/line-kinds.ts';
import { readTable } from '../../../../modules/platform/domain/tables/read-table.ts';

const FIXTURE = readFileSync(new URL('./fixtures/postcode.csv', import.meta.url), 'utf8');
const said = (file: string) => {
  const { faultKinds, doubts } = readTable(
    institutionFile(new Map([['vollversion', 3]])),
    new TextEncoder().encode(file),
  );
  return [faultKinds.map(kindText), doubts.map(kindText)];
};
const DATE =
  'Die Tabellenkalkulation hat daraus ein Datum gemacht. Bitte formatieren Sie die Spalte als Text.';
const TELEPHONE =
  'Zeile 2, Telefon: „Telefon“ steht als 351123456 in der Datei: Die führende Null kann fehlen.';

describe('a table of institutions that a spreadsheet has saved', () => {
  test('is refused a postcode without its zero, and doubted a telephone number', () => {
    expect(said(FIXTURE)).toEqual([
      ['Zeile 2, PLZ: „PLZ“ hat fünf Ziffern: Die führende Null fehlt.'],
      [TELEPHONE],
    ]);
  });

  test.each([
    ['Hausnummer', ';3;1067;', ';07. Aug;01067;', '07. Aug'],
    ['Telefon', '1067;Dresden;351123456', '01067;Dresden;2025-07-08 00:00:00', '2025-07-08 00:00:00'],
  ])('is refused a date: %s', (column, from, to, shown) => {
    const [faults] = said(FIXTURE.replace(from, to));
    expect(faults).toEqual([`Zeile 2, ${column}: „${column}“ steht als ${shown} in der Datei: ${DATE}`]);
  });

  test('says what is the same in many lines once', () => {
    const [head = '', line = ''] = FIXTURE.trimEnd().split(/\r?\n/);
    const lines = Array.from({ length: 1500 }, (_, index) =>
      line.replace(';00123;', `;K${index};`).replace('351123456', `3,51E+${10 + (index % 9)}`),
    );
    expect(said([head, ...lines].join('\n'))).toEqual([
      [
        '1500 Zeilen, PLZ: „PLZ“ hat fünf Ziffern: Die führende Null fehlt. (Zeilen 2, 3, 4, 5, 6 …)',
        '1500 Zeilen: „Telefon“ steht als 3,51E+10 in der Datei: Die Tabellenkalkulation hat die Nummer gekürzt. Bitte formatieren Sie die Spalte als Text. (Zeilen 2, 3, 4, 5, 6 …)',
      ],
      [],
    ]);
  });
});
