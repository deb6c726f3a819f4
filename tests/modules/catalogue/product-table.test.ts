import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type ProductTableRow, productTable } from '../../../modules/catalogue/domain/product-table.ts';
import { readTable } from '../../../modules/platform/domain/tables/read-table.ts';
import { packedTable, unpackedRows } from '../../../modules/platform/domain/tables/table-answer.ts';
import { faultText, tableCsv } from '../../../modules/platform/domain/tables/table-shape.ts';
import { compareTable } from '../platform/tables/at-once.ts';

const DEMO = readFileSync(new URL('../../../data/catalogue/produkte.csv', import.meta.url));
const FIXTURES = new URL('./fixtures/produkte/', import.meta.url);
const read = (bytes: Uint8Array) => readTable(productTable, bytes);
const rows = read(DEMO).rows.map(({ row }) => row);
const stored = rows.map((row) => ({ version: 1, row }));

const COLUMNS =
  'id;Artikelnummer;Produktbezeichnung;Schweregrad;PremiumBasis;Inkontinenzprodukt;PZN;EAN;Hilfsmittelnummer;Konfektionsgroesse;Hueftumfang;Anzahl;Anwendungstyp;UVP;Vorteilskommunikation;imagepfad;Tropfenanzahl;ICONS;liquid;created;last_modified';
const EXPECTED = `Erwartet wird: ${COLUMNS}`;
const NO_TEXT =
  'Zeile 1: Die Datei ist keine CSV-Datei. Bitte speichern Sie die Tabelle als „CSV UTF-8 (durch Trennzeichen getrennt)“.';
const QUOTES = 'Ein Anführungszeichen ist nicht geschlossen oder steht an falscher Stelle.';

/** What is wrong with each file, and how many of its lines are good; each has one good line beside, where it can. */
const BAD: Readonly<Record<string, readonly [faults: readonly string[], good: number]>> = {
  'wrong-separator': [[`Zeile 1: Die Spalten müssen durch Semikolon (;) getrennt sein. ${EXPECTED}`], 0],
  'missing-columns': [[`Zeile 1: In der Kopfzeile fehlt: „PZN“, „UVP“. ${EXPECTED}`], 0],
  'doubled-column': [[`Zeile 1: Doppelte Spalte: „PZN“. ${EXPECTED}`], 0],
  'half-quote': [[`Zeile 2: ${QUOTES}`], 1],
  'utf-16': [[NO_TEXT], 0],
  'nul-bytes': [[NO_TEXT], 0],
  zip: [[NO_TEXT], 0],
  empty: [['Zeile 1: Die Datei ist leer.'], 0],
  'pzn-twice': [['Zeile 3, PZN: „98200009“ steht schon in Zeile 2.'], 1],
  'unknown-id': [['Zeile 2, id: Die id 99999 gibt es nicht.'], 1],
  'price-with-letters': [['Zeile 2, UVP: „UVP“ ist kein Betrag in Euro, wie 17,85.'], 1],
  'drops-of-3.3': [['Zeile 2, Tropfenanzahl: „Tropfenanzahl“ geht von 0 bis 10 in Schritten von 0,5.'], 1],
  'size-twice': [['Zeile 3, Konfektionsgroesse: Die Größe „M“ dieses Produkts steht schon in Zeile 2.'], 1],
  'size-there-already': [
    ['Zeile 2, Konfektionsgroesse: Die Größe „onesize“ gibt es bei diesem Produkt schon.'],
    1,
  ],
  'other-of-one-product': [
    [
      'Zeile 3, imagepfad: „Bild“ ist bei allen Größen eines Produkts gleich; in Zeile 2 steht etwas anderes.',
    ],
    1,
  ],
  'rules-of-the-kind': [
    [
      'Zeile 2, PremiumBasis: Bei „Inkontinenzprodukt“ ist „Premium/Basis“ Premium oder Basis.',
      'Zeile 2, Schweregrad: Ein Inkontinenzprodukt hat einen Schweregrad.',
    ],
    1,
  ],
  'wrong-pzn': [['Zeile 2, PZN: Die Prüfziffer der PZN 98200005 stimmt nicht.'], 1],
  'taken-pzn': [[`Zeile 2, PZN: „${rows[0]?.PZN}“ gibt es schon.`], 1],
};

/** Files that are all right, though they look as if they were not. */
const GOOD = ['windows-1252', 'formula', 'without-days'] as const;

const fixture = (name: string) => {
  const { rows: found, faults } = read(readFileSync(new URL(`${name}.csv`, FIXTURES)));
  const compared = compareTable(productTable, found, stored);
  return { ...compared, faults: [...faults, ...compared.faults].map(faultText) };
};

describe('a product table', () => {
  test.each(Object.entries(BAD))('%s says what is wrong by line and column', (name, [faults, good]) => {
    const { changes, notEdited, faults: found } = fixture(name);
    expect(found).toEqual(faults);
    expect(changes.length + notEdited).toBe(good);
  });

  test.each(GOOD)('%s is all right', (name) => {
    const { changes, faults } = fixture(name);
    expect(faults).toEqual([]);
    expect(changes.map(({ row }) => [row.Produktbezeichnung, row.Vorteilskommunikation])).toEqual([
      ['=Probe Höschen', ['+ Größer', '- Weicher']],
    ]);
  });

  test('of the demo is read whole, exported with the same columns, and is identical then', () => {
    expect(rows.length).toBeGreaterThan(200);
    const csv = tableCsv(productTable, rows);
    expect(csv.startsWith(`\ufeff${COLUMNS}\r\n`)).toBe(true);
    const again = compareTable(productTable, read(new TextEncoder().encode(csv)).rows, stored);
    expect(again).toEqual({ changes: [], notEdited: rows.length, faults: [] });
  });

  test('goes from a worker as it was read', () => {
    const { parts, errors } = packedTable(productTable, DEMO);
    const unpacked = parts.flatMap((part) => unpackedRows<ProductTableRow>(part));
    expect([errors, unpacked.map(({ row }) => row)]).toEqual([0, rows]);
  });
});
