import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import hintTexts from '../../data/definitions/hints.json';
import recommendations from '../../data/definitions/recommendations.json';
import type { ApplicationType, Severity } from '../../modules/catalogue/products/vocabulary.ts';
import { KEY_FIELDS, type KeyField } from '../../modules/consultation/recommendations/recommendation-key.ts';

interface Row {
  readonly Artikelnummer: string;
  readonly Anwendungstyp: ApplicationType;
  readonly Schweregrad: Severity;
}

const catalogue = readFileSync(new URL('../../data/catalogue/produkte.csv', import.meta.url), 'utf8');
const rows = new Map(
  Papa.parse<Row>(catalogue.replace('\ufeff', ''), {
    header: true,
    delimiter: ';',
    skipEmptyLines: true,
  }).data.map((row) => [row.Artikelnummer, row]),
);
const table = Object.entries(recommendations).map(([key, numbers]) => {
  const codes = key.split('_');
  return {
    key,
    /** The code of an answer of the key. */
    code: (field: string) => codes[KEY_FIELDS.indexOf(field as KeyField)],
    products: numbers.map((number) => rows.get(number) as Row),
  };
});
type Entry = (typeof table)[number];

/** Ways to speak of a kind of product, and the kinds that are meant; a Bettschutzeinlage is no Einlage. */
const SPOKEN_OF: readonly (readonly [RegExp, readonly ApplicationType[]])[] = [
  [/\bEinlagen?\b/, ['Einlagen']],
  [/\bVorlagen?\b/, ['Vorlagen']],
  [/\bFixierhosen?\b/, ['Fixierhosen']],
  [/\bSlips?\b|[Vv]erschluss|Klett|Klebe/, ['Slip', 'Slip Elastic']],
  [/\bPull-?ups?\b|wie Unterwäsche/, ['Pull-ups']],
  [/seitlich zu öffnen/, ['Slip', 'Slip Elastic', 'Pull-ups']],
  [/hochziehen/, ['Pull-ups', 'Fixierhosen']],
];

const { important, ...others } = hintTexts;
const hints = [
  ...Object.entries(others),
  ...Object.entries(important).map(([code, text]) => [`important.${code}`, text] as const),
];

/** The keys of people who get a hint: those with its answer, or all of them if it is no answer of the key. */
function keysWith(hint: string): readonly Entry[] {
  const [field = '', code] = hint.split('.');
  const isOfKey = KEY_FIELDS.some((each) => each === field);
  return isOfKey ? table.filter((entry) => entry.code(field) === code) : table;
}

describe('advice and recommendations', () => {
  it.each(hints)('the hint %s speaks of no kind of product that a recommendation lacks', (hint, text) => {
    for (const [words, kinds] of SPOKEN_OF) {
      if (!words.test(text)) continue;
      const lacking = keysWith(hint).filter(
        ({ products }) => !products.some(({ Anwendungstyp }) => kinds.includes(Anwendungstyp)),
      );
      expect(
        lacking.map(({ key }) => key),
        `${words}`,
      ).toEqual([]);
    }
  });

  it.each([
    ['V1', ['Leichte Inkontinenz', 'Mittlere Inkontinenz']],
    ['V2', ['Mittlere Inkontinenz', 'Schwere Inkontinenz']],
    ['V3', ['Schwere Inkontinenz', 'Schwerste Inkontinenz']],
  ])('the severity fits the amount %s', (amount, severities) => {
    const wrong = table
      .filter((entry) => entry.code('verlust') === amount)
      .filter(({ products }) => products.some(({ Schweregrad }) => !severities.includes(Schweregrad)));
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  /** Whose small losses of urine, or smearing, an Einlage takes: adults who go to the toilet or change it themselves. */
  const wearsEinlage = (entry: Entry) =>
    entry.code('gender') !== 'K' &&
    entry.code('verlust') === 'V1' &&
    ['I1', 'I4'].includes(entry.code('inkontinenz') ?? '') &&
    (entry.code('toilette') === 'T1' || entry.code('versorgung') === 'H1');

  it('names Einlagen in both qualities, first, where one takes what is lost', () => {
    const entries = table.filter(wearsEinlage);
    expect(entries).toHaveLength(48);
    for (const { key, products } of entries) {
      expect(
        products.slice(0, 2).map(({ Anwendungstyp }) => Anwendungstyp),
        key,
      ).toEqual(['Einlagen', 'Einlagen']);
    }
  });
});
