import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { institutionName, personName } from '#platform/domain';

const person = personName('Vorname');
const institution = institutionName('Name');
const faultOf = (schema: typeof person, text: string) =>
  schema.safeParse(text).error?.issues[0]?.message ?? null;

const ADDRESS = 'darf keine Internet- oder E-Mail-Adresse enthalten.';
const UNSEEN = 'enthält unsichtbare Zeichen. Bitte tippen Sie das Feld neu ein.';

describe('a name of a person', () => {
  test.each([
    "Anne-Marie O'Neill",
    'Anne-Marie O’Neill',
    'Müller-Lüdenscheidt Jr.',
    'Đặng',
    'Đặng'.normalize('NFD'),
    'Dr.Müller',
    'Dr.Li',
    'Prof. Dr. A. Groß',
    'von und zu der Tann',
    'İpek',
    'Αθηνά',
    'Мария-Анна',
    '李 小龍',
    'Ó Súilleabháin',
    'J.R.R.',
    'J.De Vries',
    'D´Angelo',
    'محمد',
    'x'.repeat(60),
  ])('may be %s', (text) => {
    expect(faultOf(person, text)).toBeNull();
    expect(person.parse(` ${text} `)).toBe(text.normalize('NFC'));
  });

  // @spec consultation-7-6
  test.each([
    ['www.x.de', ADDRESS],
    ['x.de', ADDRESS],
    ['Gewinn unter x.DE', ADDRESS],
    ['x.De', ADDRESS],
    ['Jetzt bit.ly', ADDRESS],
    ['example.com', ADDRESS],
    ['sparkasse-sicher.online', ADDRESS],
    ['Müller.berlin', ADDRESS],
    ['http://', ADDRESS],
    ['https: nichts', ADDRESS],
    ['mailto:a', ADDRESS],
    ['a@b.de', ADDRESS],
    ['a@b', ADDRESS],
    ['ｗｗｗ.ｘ.ｄｅ', ADDRESS],
    ['\u202Eannah', UNSEEN],
    ['An\u2066na', UNSEEN],
    ['An\u200Fna', UNSEEN],
    ['An\u061Cna', UNSEEN],
    ['An\u200Bna', UNSEEN],
    ['An\u00ADna', UNSEEN],
    ['\u3164', UNSEEN],
    ['Anna2', 'darf nur Buchstaben, Leerzeichen, Bindestriche, Apostrophe und Punkte enthalten.'],
    ['<b>Anna</b>', 'darf nur Buchstaben, Leerzeichen, Bindestriche, Apostrophe und Punkte enthalten.'],
    ['=?utf-8?q?x?=', 'darf nur Buchstaben, Leerzeichen, Bindestriche, Apostrophe und Punkte enthalten.'],
    ['...', 'darf nur Buchstaben, Leerzeichen, Bindestriche, Apostrophe und Punkte enthalten.'],
    ['x'.repeat(61), 'hat mehr als 60 Zeichen.'],
    ['Anna\r\nBcc: x', 'enthält Zeichen, die nicht erlaubt sind.'],
  ])('may not be %j', (text, reason) => {
    expect(faultOf(person, text)).toBe(`„Vorname“ ${reason}`);
  });

  test('is missing where nothing can be seen', () => {
    for (const text of ['', '  ', '\u200B\u200B'])
      expect(faultOf(person, text)).toBe('Bitte füllen Sie das Feld „Vorname“ aus.');
  });
});

describe('a name of an institution', () => {
  test.each([
    'Apotheke am Markt 3 (Inh. Dr. A. Groß e. K.)',
    'Apotheke am Markt 3 (Inh.Dr.A.Groß e.K.)',
    'Sanitätshaus Müller & Söhne GmbH & Co.KG',
    'St.Anna-Apotheke, 2.Stock',
    'Apotheke „Zum Goldenen Löwen“ / Filiale 12',
    '24/7-Apotheke + Sanitätshaus',
    'Apotheke a.d.Post',
    'Reha-Team Nord e.V.',
    "Löwen-Apotheke – Müller's",
    'x'.repeat(120),
  ])('may be %s', (text) => expect(faultOf(institution, text)).toBeNull());

  test.each([
    ['Apotheke 24.de', ADDRESS],
    ['24.DE', ADDRESS],
    ['www.apotheke24.de', ADDRESS],
    ['Apotheke (x.com/gewinn)', ADDRESS],
    ['Apotheke 192.168.0.1', ADDRESS],
    ['info@apotheke.de', ADDRESS],
    ['Löwen\u202Eehtkeopa', UNSEEN],
    ['Apotheke <b>', 'darf nur Buchstaben, Ziffern, Leerzeichen und übliche Satzzeichen enthalten.'],
    ['=?utf-8?q?x?=', 'darf nur Buchstaben, Ziffern, Leerzeichen und übliche Satzzeichen enthalten.'],
    ['...', 'darf nur Buchstaben, Ziffern, Leerzeichen und übliche Satzzeichen enthalten.'],
    ['x'.repeat(121), 'hat mehr als 120 Zeichen.'],
  ])('may not be %j', (text, reason) => {
    expect(faultOf(institution, text)).toBe(`„Name“ ${reason}`);
  });
});

test('no name that is taken holds an at sign, a slash pair, a bracket or a direction mark, whatever is typed', () => {
  const text = fc.string({ unit: 'binary', maxLength: 130 });
  const mixed = fc.tuple(fc.constantFrom('Anna', 'x.', 'www'), text).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(text, mixed), (typed) => {
      for (const schema of [person, institution]) {
        const { data } = schema.safeParse(typed);
        if (data !== undefined)
          expect(data).not.toMatch(/[@<>=\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069]|:\/\//u);
      }
    }),
  );
});
