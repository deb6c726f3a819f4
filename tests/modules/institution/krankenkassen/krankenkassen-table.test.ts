import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarDay, nameKey } from '#platform/domain';
import { krankenkasseRecord } from '../../../../modules/institution/krankenkassen/krankenkasse.record.ts';
import { krankenkasseFields } from '../../../../modules/institution/krankenkassen/krankenkasse-input.ts';
import { shapeOf } from '../../../../modules/platform/domain/records/record-file.ts';
import { readTable } from '../../../../modules/platform/domain/tables/read-table.ts';
import { packedTable, unpackedRows } from '../../../../modules/platform/domain/tables/table-answer.ts';
import { faultText, tableCsv, tableJson } from '../../../../modules/platform/domain/tables/table-shape.ts';
import { compareTable } from '../../platform/domain/tables/at-once.ts';

const krankenkassenTable = shapeOf(krankenkasseRecord);
const FIXTURES = new URL('./fixtures/', import.meta.url);
const read = (bytes: Uint8Array | string) =>
  readTable(krankenkassenTable, typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes);
const fixture = (name: string) => read(readFileSync(new URL(`${name}.csv`, FIXTURES)));

const EXPECTED =
  'Erwartet wird: id;Kasse;Kinderpauschale;Urinpauschale;Stuhlpauschale;Kindalter;Selbstzahler;IK;Saetze';
const NO_TEXT =
  'Zeile 1: Die Datei ist keine CSV-Datei. Bitte speichern Sie die Tabelle als „CSV UTF-8 (durch Trennzeichen getrennt)“.';
const QUOTES = 'Ein Anführungszeichen ist nicht geschlossen oder steht an falscher Stelle.';
const amount = (typed: string) => `„${typed}“ ist kein Betrag. Bitte nur Ziffern, Komma oder Punkt.`;
const KINDALTER = '„Kindalter“ ist eine ganze Zahl von 0 bis 120.';
const SAETZE =
  'Erlaubt ist „ab 01.01.2027: 30,00 / 17,85 / 22,50 / 18“ (Kinder-, Urin-, Stuhlpauschale, Kindalter); mehrere trennt „|“.';
const ID = 'id: Die id ist eine ganze Zahl ab 1; für eine neue Zeile bleibt sie leer.';

/** What is wrong with each file, and the names of its good lines. */
const BAD: Readonly<Record<string, readonly [faults: readonly string[], good: readonly string[]]>> = {
  'wrong-separator': [['Zeile 2: Die Zeile hat 9 statt 7 Spalten.'], []],
  'missing-columns': [
    [`Zeile 1: In der Kopfzeile fehlt: „Kinderpauschale“, „Stuhlpauschale“. ${EXPECTED}`],
    [],
  ],
  'doubled-column': [[`Zeile 1: Doppelte Spalte: „Kasse“. ${EXPECTED}`], []],
  'half-quote': [[`Zeile 2: ${QUOTES}`], ['Gute Kasse']],
  'quote-inside': [[`Zeile 2: ${QUOTES}`], ['Gute Kasse']],
  'line-break-in-name': [
    [
      'Zeile 2, Kasse: „Krankenkasse“ enthält Zeichen, die nicht erlaubt sind.',
      `Zeile 4, Urinpauschale: ${amount('x')}`,
    ],
    [],
  ],
  'nul-bytes': [[NO_TEXT], []],
  zip: [[NO_TEXT], []],
  'utf-16': [[NO_TEXT], []],
  'cells-missing': [
    [
      'Zeile 2, Stuhlpauschale: Bitte füllen Sie das Feld „Stuhlpauschale“ aus.',
      'Zeile 2, Kindalter: Bitte füllen Sie das Feld „Kindalter“ aus.',
      'Zeile 2, Selbstzahler: Erlaubt sind ja und nein.',
    ],
    ['Gute Kasse'],
  ],
  'cells-too-many': [['Zeile 2: Die Zeile hat 8 statt 7 Spalten.'], ['Gute Kasse']],
  'nameless-column': [['Zeile 2: Die Spalte 3 hat keinen Namen in der Kopfzeile.'], ['Gute Kasse']],
  amounts: [
    [
      `Zeile 2, Kinderpauschale: ${amount('abc')}`,
      `Zeile 2, Urinpauschale: ${amount('-3')}`,
      `Zeile 2, Stuhlpauschale: ${amount('1.234,56')}`,
      'Zeile 3, Kinderpauschale: Bitte füllen Sie das Feld „Kinderpauschale“ aus.',
      `Zeile 3, Urinpauschale: ${amount('12,')}`,
      'Zeile 3, Stuhlpauschale: „Stuhlpauschale“ liegt über 9.999,99 €.',
    ],
    ['Gute Kasse'],
  ],
  kindalter: [
    [
      `Zeile 2, Kindalter: ${KINDALTER}`,
      `Zeile 3, Kindalter: ${KINDALTER}`,
      'Zeile 4, Kindalter: Bitte füllen Sie das Feld „Kindalter“ aus.',
    ],
    ['Gute Kasse'],
  ],
  saetze: [
    [
      'Zeile 2, IK: Die Prüfziffer des Institutionskennzeichens (IK) stimmt nicht. Bitte überprüfen Sie die Ziffern.',
      `Zeile 2, Saetze: ${SAETZE}`,
      'Zeile 3, Saetze: „Gültig ab“: Den Tag 31.02.2027 gibt es nicht.',
      'Zeile 4, Saetze: „Gültig ab“: Für den 01.01.2027 gibt es schon Sätze.',
      `Zeile 5, Saetze: Urinpauschale: ${amount('zwei')}`,
    ],
    ['Gute Kasse'],
  ],
  selbstzahler: [['Zeile 2, Selbstzahler: Erlaubt sind ja und nein.'], ['Gute Kasse']],
  names: [
    [
      'Zeile 2, Kasse: Bitte füllen Sie das Feld „Krankenkasse“ aus.',
      'Zeile 3, Kasse: „Krankenkasse“ darf keine Internet- oder E-Mail-Adresse enthalten.',
    ],
    ['Gute Kasse'],
  ],
  'name-twice': [['Zeile 3, Kasse: „GUTE kasse“ steht schon in Zeile 2.'], ['Gute Kasse']],
  'id-twice': [['Zeile 3, id: Die id 4 steht schon in Zeile 2.'], ['A', 'Gute Kasse']],
  'id-not-a-number': [[`Zeile 2, ${ID}`, `Zeile 3, ${ID}`], ['Gute Kasse']],
  formula: [[`Zeile 2, Kinderpauschale: ${amount('=1+1')}`], ['Gute Kasse']],
  empty: [['Zeile 1: Die Datei ist leer.'], []],
  'header-only': [[], []],
};

const GOOD = readdirSync(FIXTURES).flatMap((file) =>
  file.startsWith('good-') ? [file.replace('.csv', '')] : [],
);

describe('a table of Krankenkassen', () => {
  test('has a fixture for each way it can be wrong, and none beside', () => {
    const names = readdirSync(FIXTURES).map((file) => file.replace('.csv', ''));
    expect(names.sort()).toEqual([...Object.keys(BAD), ...GOOD, 'unknown-column'].sort());
  });

  test.each(GOOD)('is read: %s', (name) => {
    const selfPay = name === 'good-without-selbstzahler' ? {} : { Selbstzahler: true };
    const rates = { Kinderpauschale: 3000, Urinpauschale: 1785, Stuhlpauschale: 2250, Kindalter: 18 };
    const row = { id: null, Kasse: 'Übungskasse', ...rates, ...selfPay };
    expect(fixture(name)).toEqual({
      rows: [{ line: 2, row }],
      faults: [],
      faultKinds: [],
      doubts: [],
      errors: 0,
      ignored: [],
      absent: [],
    });
  });

  test('is read without a column that it does not have, and names that', () => {
    const { rows, errors, ignored } = fixture('unknown-column');
    expect([rows.map(({ row }) => row.Kasse), errors, ignored]).toEqual([['A'], 0, ['Muster']]);
  });

  test('may lack the id, which is empty for a new row', () => {
    const { rows, absent } = read(
      'Kasse;Kinderpauschale;Urinpauschale;Stuhlpauschale;Kindalter\nA;1;1;1;18\n',
    );
    expect([rows.map(({ row }) => row.id), absent]).toEqual([[null], ['id']]);
  });

  test.each(Object.entries(BAD))('names what is wrong: %s', (name, [faults, good]) => {
    const table = fixture(name);
    expect(table.faults.map(faultText)).toEqual(faults);
    expect(table.rows.map(({ row }) => row.Kasse)).toEqual(good);
    expect(table.errors).toBe(new Set(table.faults.map(({ line }) => line)).size);
  });

  test('with a million columns is refused in one line', () => {
    const message = `Die Kopfzeile hat mehr als 100 Spalten. ${EXPECTED}`;
    expect(read(';'.repeat(999_999).concat('x')).faults).toEqual([{ line: 1, message }]);
    const wide = `${tableCsv(krankenkassenTable, [])}${'x;'.repeat(1_000_000)}`;
    expect(read(wide)).toMatchObject({ errors: 1, faults: [{ line: 2 }] });
  });

  test('names a thousand faults, and counts all', () => {
    const { faults, errors } = read(tableCsv(krankenkassenTable, []) + ';;x;x;x;x;x\n'.repeat(5000));
    expect([faults.length, errors]).toEqual([1000, 5000]);
  });

  const satzOf = fc.record({
    gueltigAb: fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10) as CalendarDay),
    Kinderpauschale: fc.nat(999_999),
    Urinpauschale: fc.nat(999_999),
    Stuhlpauschale: fc.nat(999_999),
    Kindalter: fc.nat(120),
  });
  const rowOf = fc.record({
    Kasse: fc
      .string({ unit: fc.constantFrom(...'aÄß9 \'"“+-&;=@.|\u00a0'), minLength: 1, maxLength: 12 })
      .filter((name) => krankenkasseFields.Kasse.safeParse(name).data === name),
    Kinderpauschale: fc.nat(999_999),
    Urinpauschale: fc.nat(999_999),
    Stuhlpauschale: fc.nat(999_999),
    Kindalter: fc.nat(120),
    Selbstzahler: fc.boolean(),
    IK: fc.constantFrom('', '108310400', '101575519'),
    Saetze: fc
      .uniqueArray(satzOf, { selector: ({ gueltigAb }) => gueltigAb, maxLength: 3 })
      .map((rows) => rows.toSorted((a, b) => (a.gueltigAb < b.gueltigAb ? -1 : 1))),
  });
  const rowsOf = fc
    .uniqueArray(rowOf, { selector: ({ Kasse }) => nameKey(Kasse), maxLength: 30 })
    .map((rows) => rows.map((row, index) => ({ id: index + 1, ...row })));

  test('that was exported changes nothing', () => {
    fc.assert(
      fc.property(rowsOf, (rows) => {
        const table = read(tableCsv(krankenkassenTable, rows));
        expect([table.errors, table.rows.map(({ row }) => row)]).toEqual([0, rows]);
        const stored = rows.map((row) => ({ version: 1, row }));
        const all = { changes: [], notEdited: rows.length, faults: [] };
        expect(compareTable(krankenkassenTable, table.rows, stored)).toEqual(all);
        const nameless = table.rows.map(({ line, row }) => ({ line, row: { ...row, id: null } }));
        expect(compareTable(krankenkassenTable, nameless, stored)).toEqual(all);
      }),
    );
  });

  test('comes out of a worker as it was read', () => {
    fc.assert(
      fc.property(rowsOf, (rows) => {
        const bytes = new TextEncoder().encode(tableCsv(krankenkassenTable, rows));
        const { parts, ...rest } = packedTable(krankenkassenTable, bytes);
        expect({ rows: parts.flatMap((part) => unpackedRows(part)), ...rest }).toEqual(read(bytes));
      }),
    );
  });

  test('as JSON has amounts with a dot', () => {
    const rates = { Kinderpauschale: 3000, Urinpauschale: 1785, Stuhlpauschale: 5, Kindalter: 18 };
    expect(
      JSON.parse(
        tableJson(krankenkassenTable, [
          {
            id: 4,
            Kasse: 'K',
            ...rates,
            Selbstzahler: false,
            IK: '',
            Saetze: [{ gueltigAb: '2027-01-01' as CalendarDay, ...rates }],
          },
        ]),
      ),
    ).toEqual([
      {
        id: 4,
        Kasse: 'K',
        Kinderpauschale: '30.00',
        Urinpauschale: '17.85',
        Stuhlpauschale: '0.05',
        Kindalter: 18,
        Selbstzahler: false,
        IK: '',
        Saetze: [
          {
            gueltigAb: '2027-01-01',
            Kinderpauschale: '30.00',
            Urinpauschale: '17.85',
            Stuhlpauschale: '0.05',
            Kindalter: 18,
          },
        ],
      },
    ]);
  });
});
