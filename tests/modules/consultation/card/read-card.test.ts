import { describe, expect, it } from 'vitest';
import { givenAnswer, readCard, takeCard } from '../../../../modules/consultation/card/read-card.ts';
import { cardLines, cardLinesOf } from '../../../../modules/institution/contact/card-lines.ts';
import { parseDay } from '../../../../modules/platform/domain/index.ts';

const today = parseDay('2026-11-25');
if (today === null) throw new Error('no day');
const insurers = ['Musterkasse Mitte', 'Musterkasse Nord'];
const read = (text: string, template = '') =>
  readCard(text, { template: cardLinesOf(template), insurers, today });
const valuesOf = (text: string, template = '') =>
  Object.fromEntries(read(text, template).taken.map(({ field, value }) => [field, value]));

const TEMPLATE = [
  'Versichertennummer',
  'Nachname, Vorname',
  '-',
  'Geburtsdatum',
  'Straße und Hausnummer',
  'Postleitzahl Ort',
  'Krankenkasse',
].join('\n');
const LINES = [
  't115774582',
  'Sommer, Erika',
  '109500969',
  '05.03.1948',
  'Am Ring 2',
  '01067 Bad Dresden',
  'musterkasse mitte',
];

describe('the lines of a reader', () => {
  it('are taken by the template', () => {
    expect(read(`${LINES.join('\r\n')}\r\n`, TEMPLATE)).toEqual({
      taken: [
        { field: 'Versichertennummer', value: 'T115774582' },
        { field: 'Nachname', value: 'Sommer' },
        { field: 'Vorname', value: 'Erika' },
        { field: 'Geburtsdatum', value: '1948-03-05' },
        { field: 'Straße und Hausnummer', value: 'Am Ring 2' },
        { field: 'Postleitzahl', value: '01067' },
        { field: 'Ort', value: 'Bad Dresden' },
        { field: 'Krankenkasse', value: 'Musterkasse Mitte' },
      ],
      unread: [],
    });
  });

  it('are not taken at all where there is one too many or too few, or no template', () => {
    expect(read(LINES.slice(1).join('\n'), TEMPLATE)).toEqual({
      taken: [],
      unread: ['Die Vorlage hat 7 Zeilen, gelesen wurden 6.'],
    });
    expect(read(LINES.join('\n')).unread).toEqual([
      'Für die Zeilen Ihres Kartenlesers ist noch keine Vorlage hinterlegt.',
    ]);
    expect(read('  ', TEMPLATE)).toEqual({ taken: [], unread: [] });
  });

  it.each([
    [0, 'T115774583', 'Versichertennummer: T115774583'],
    [1, 'Sommer Erika', 'Zeile 2: Sommer Erika'],
    [3, '31.02.1948', 'Geburtsdatum: 31.02.1948'],
    [3, '05.03.48', 'Geburtsdatum: 05.03.48'],
    [5, '1067 Dresden', 'Postleitzahl: 1067'],
    [6, 'Musterkasse', 'Krankenkasse: Musterkasse'],
  ])('are named where line %i is %s', (place, line, unread) => {
    const lines = LINES.with(place, line);
    expect(read(lines.join('\n'), TEMPLATE).unread).toEqual([unread]);
  });
});

describe('a birth date', () => {
  it.each([
    ['05.03.1948', '1948-03-05'],
    ['5.3.1948', '1948-03-05'],
    ['1948-03-05', '1948-03-05'],
    ['19480305', '1948-03-05'],
    ['05031948', '1948-03-05'],
  ])('%s is %s', (text, day) => {
    expect(valuesOf(text, 'Geburtsdatum')).toEqual({ Geburtsdatum: day });
  });

  it.each(['31021948', '050348', '12.2026', '20271201', '19481305'])('%s is not guessed', (text) => {
    expect(valuesOf(text, 'Geburtsdatum')).toEqual({});
  });
});

const XML = `<?xml version="1.0" encoding="ISO-8859-15"?>
<vsd:UC_PersoenlicheVersichertendatenXML CDM_VERSION="5.2.0" xmlns:vsd="http://ws.gematik.de/fa/vsdm/vsd/v5.2">
 <vsd:Versicherter><vsd:Versicherten_ID>T115774582</vsd:Versicherten_ID>
  <vsd:Person><vsd:Geburtsdatum>19480305</vsd:Geburtsdatum><vsd:Vorname>Erika</vsd:Vorname>
   <vsd:Nachname>M&#252;ller &amp; Sohn</vsd:Nachname><vsd:Geschlecht>W</vsd:Geschlecht>
   <vsd:PostfachAdresse><vsd:Postleitzahl>50667</vsd:Postleitzahl><vsd:Ort>Köln</vsd:Ort></vsd:PostfachAdresse>
   <vsd:StrassenAdresse><vsd:Postleitzahl>01067</vsd:Postleitzahl><vsd:Ort>Dresden</vsd:Ort>
    <vsd:Land><vsd:Wohnsitzlaendercode>D</vsd:Wohnsitzlaendercode></vsd:Land>
    <vsd:Strasse>Am Ring</vsd:Strasse><vsd:Hausnummer>2</vsd:Hausnummer></vsd:StrassenAdresse>
  </vsd:Person></vsd:Versicherter></vsd:UC_PersoenlicheVersichertendatenXML>`;

describe('pasted XML', () => {
  it('is read by the names of the schema; the rest is named', () => {
    expect(valuesOf(XML)).toEqual({
      Versichertennummer: 'T115774582',
      Geburtsdatum: '1948-03-05',
      Vorname: 'Erika',
      Nachname: 'Müller & Sohn',
      Geschlecht: 'F',
      Postleitzahl: '01067',
      Ort: 'Dresden',
      'Straße und Hausnummer': 'Am Ring 2',
    });
    expect(read(XML).unread).toEqual(['Postleitzahl: 50667', 'Ort: Köln']);
  });

  it('has the answer for a woman, a man and a child; another letter is named', () => {
    const genderOf = (letter: string, born = '19480305') =>
      valuesOf(`<P><Geburtsdatum>${born}</Geburtsdatum><Geschlecht>${letter}</Geschlecht></P>`).Geschlecht;
    expect([genderOf('W'), genderOf('M'), genderOf('w'), genderOf('M', '20200305')]).toEqual([
      'F',
      'M',
      'F',
      'K',
    ]);
    expect(read('<Geschlecht>X</Geschlecht>')).toEqual({ taken: [], unread: ['Geschlecht: X'] });
  });

  it('takes the Krankenkasse from its own element', () => {
    const insurer =
      '<v:Kostentraeger><v:Kostentraegerkennung>109500969</v:Kostentraegerkennung><v:Name>Musterkasse Nord</v:Name></v:Kostentraeger>';
    expect(valuesOf(`<v:X>${insurer}</v:X>`)).toEqual({ Krankenkasse: 'Musterkasse Nord' });
  });

  it('with nothing known in it says so', () => {
    expect(read('<html></html>').unread).toEqual([
      'In diesem XML steht keine Angabe, deren Namen das Programm kennt.',
    ]);
  });
});

describe('takeCard', () => {
  it('replaces what the card says and keeps the rest', () => {
    const before = { lastname: 'Alt', gender: 'F', day: '1' } as const;
    const { taken } = read(LINES.join('\n'), TEMPLATE);
    expect(takeCard(before, taken, today)).toMatchObject({
      lastname: 'Sommer',
      gender: 'F',
      birthdate: '1948-03-05',
      day: '05',
      krankenkasse: 'Musterkasse Mitte',
    });
    expect(givenAnswer(before, 'Nachname')).toBe('Alt');
    expect(givenAnswer(before, 'Geburtsdatum')).toBe('');
  });
});

describe('the template', () => {
  const stored = (text: string) => cardLines.safeParse(text);

  it('is stored as it is spelled here', () => {
    expect(stored(' versichertennummer \r\nNACHNAME,vorname\n-\nPostleitzahl   Ort\n')).toMatchObject({
      data: 'Versichertennummer\nNachname, Vorname\n-\nPostleitzahl Ort',
    });
    expect(stored('  \n')).toMatchObject({ data: '' });
  });

  it.each([
    ['Nachname\n\nVorname', 'Zeile 2 ist leer.'],
    ['Nachname\nBeruf', 'Zeile 2: „Beruf“ ist keine Angabe der Karte.'],
    ['Nachname\nVorname, Nachname', '„Nachname“ steht zweimal in der Vorlage.'],
    [Array(31).fill('-').join('\n'), 'Mehr als 30 Zeilen'],
  ])('%j is refused', (text, message) => {
    expect(stored(text).error?.issues[0]?.message).toContain(message);
  });
});
