import { readFileSync } from 'node:fs';

const FIXTURES = new URL('./fixtures/', import.meta.url);

/** The PZN of the demo's first row. */
const TAKEN = '98100377';

/** The columns of an exported product table. */
export const COLUMNS =
  'id;Artikelnummer;Produktbezeichnung;Schweregrad;PremiumBasis;Inkontinenzprodukt;PZN;EAN;Hilfsmittelnummer;Konfektionsgroesse;Hueftumfang;Anzahl;Anwendungstyp;UVP;Vorteilskommunikation;imagepfad;Tropfenanzahl;ICONS;liquid;created;last_modified;wiederverwendbar';
const EXPECTED = `Erwartet wird: ${COLUMNS}`;
const NO_TEXT =
  'Zeile 1: Die Datei ist keine CSV-Datei. Bitte speichern Sie die Tabelle als „CSV UTF-8 (durch Trennzeichen getrennt)“.';
const QUOTES = 'Ein Anführungszeichen ist nicht geschlossen oder steht an falscher Stelle.';

/** What is wrong with each file, and how many of its lines are good; each has one good line beside, where it can. */
export const BAD_TABLES = {
  'wrong-separator': [['Zeile 2: Die Zeile hat 24 statt 21 Spalten.'], 0],
  'missing-columns': [[`Zeile 1: In der Kopfzeile fehlt: „PZN“. ${EXPECTED}`], 0],
  'doubled-column': [[`Zeile 1: Doppelte Spalte: „PZN“. ${EXPECTED}`], 0],
  'half-quote': [[`Zeile 2: ${QUOTES}`], 1],
  'utf-16': [[NO_TEXT], 0],
  'nul-bytes': [[NO_TEXT], 0],
  zip: [[NO_TEXT], 0],
  empty: [['Zeile 1: Die Datei ist leer.'], 0],
  'pzn-twice': [['Zeile 3, PZN: „98200009“ steht schon in Zeile 2.'], 1],
  'unknown-id': [['Zeile 2, id: Die id 99999 gibt es nicht.'], 1],
  'price-with-letters': [['Zeile 2, UVP: „12,9o“ ist kein Betrag. Bitte nur Ziffern, Komma oder Punkt.'], 1],
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
  'taken-pzn': [[`Zeile 2, PZN: „${TAKEN}“ gibt es schon.`], 1],
  'size-date': [
    [
      'Zeile 2, Konfektionsgroesse: „Konfektionsgröße“ steht als 07. Aug in der Datei: Die Tabellenkalkulation hat daraus ein Datum gemacht. Bitte formatieren Sie die Spalte als Text.',
    ],
    0,
  ],
  'aid-number-cut': [
    [
      'Zeile 2, Hilfsmittelnummer: „Hilfsmittelnummer“ steht als 1,52530E+09 in der Datei: Die Tabellenkalkulation hat die Nummer gekürzt. Bitte formatieren Sie die Spalte als Text.',
    ],
    0,
  ],
  'million-columns': [[`Zeile 1: Die Kopfzeile hat mehr als 100 Spalten. ${EXPECTED}`], 0],
} satisfies Record<string, readonly [faults: readonly string[], good: number]>;

/** Those that would fill the repository. */
const GENERATED: Readonly<Record<string, () => Buffer>> = {
  'million-columns': () => Buffer.from(`${'x;'.repeat(1_000_000)}\r\n${';'.repeat(1_000_000)}\r\n`),
};

/** The bytes of a file that is named above, or looks as if it should be. */
export function badTable(name: string): Buffer {
  return GENERATED[name]?.() ?? readFileSync(new URL(`${name}.csv`, FIXTURES));
}

/** A file that would be all right, but is larger than somebody may upload: 11 MB. */
export function tooLargeTable(): Buffer {
  return Buffer.from(`${COLUMNS}\r\n${'x'.repeat(11 * 1024 * 1024)}`);
}
