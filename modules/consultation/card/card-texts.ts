import type { CardField, CardLine } from '#institution/domain';

/** Texts of a card by what they hold, and those that could not be assigned. */
export interface CardTexts {
  readonly texts: readonly (readonly [field: CardField, text: string])[];
  /** What was not understood, in words for the adviser. */
  readonly unread: readonly string[];
}

const nothing = (...unread: string[]): CardTexts => ({ texts: [], unread });

/** What a reader has typed or somebody has pasted: XML of the public schema, else lines by the template. */
export function cardTexts(text: string, template: readonly CardLine[]): CardTexts {
  const given = text.trim();
  if (given === '') return nothing();
  return given.startsWith('<') ? textsOfXml(given) : textsOfLines(given, template);
}

function textsOfLines(text: string, template: readonly CardLine[]): CardTexts {
  const lines = text.split(/\r\n|\r|\n/);
  if (template.length === 0)
    return nothing('Für die Zeilen Ihres Kartenlesers ist noch keine Vorlage hinterlegt.');
  // One line too many or too few: each name could stand in another's place.
  if (lines.length !== template.length)
    return nothing(`Die Vorlage hat ${template.length} Zeilen, gelesen wurden ${lines.length}.`);
  const texts: [CardField, string][] = [];
  const unread: string[] = [];
  for (const [index, { fields, separator }] of template.entries()) {
    const line = (lines[index] ?? '').trim();
    const parts = partsOf(line, separator, fields.length);
    if (line === '' || fields.every((field) => field === null)) continue;
    if (parts === null) unread.push(`Zeile ${index + 1}: ${line}`);
    else
      for (const [place, field] of fields.entries())
        if (field !== null && parts[place]) texts.push([field, parts[place]]);
  }
  return { texts, unread };
}

/** The parts of a line; null if there are more or fewer. */
function partsOf(line: string, separator: string, count: number): readonly string[] | null {
  if (count === 1) return [line];
  const parts = separator === ' ' ? line.split(/\s+(.*)/, 2) : line.split(separator);
  return parts.length === count ? parts.map((part) => part.trim()) : null;
}

/** An element with a text, whatever its prefix. */
const ELEMENT = /<(?:[\w.-]+:)?([\w.-]+)(?:\s[^<>]*)?>([^<>]*)<\/(?:[\w.-]+:)?\1\s*>/g;
/** Parts of the schema that hold other addresses and insurers of the same names. */
const STREET = /<(?:[\w.-]+:)?StrassenAdresse(?:\s[^<>]*)?>([\s\S]*?)<\/(?:[\w.-]+:)?StrassenAdresse\s*>/g;
const OTHER =
  /<(?:[\w.-]+:)?(PostfachAdresse|AbrechnenderKostentraeger)(?:\s[^<>]*)?>[\s\S]*?<\/(?:[\w.-]+:)?\1\s*>/g;
const INSURER = /<(?:[\w.-]+:)?Kostentraeger(?:\s[^<>]*)?>([\s\S]*?)<\/(?:[\w.-]+:)?Kostentraeger\s*>/g;

const OF_PERSON: Readonly<Record<string, CardField>> = {
  Versicherten_ID: 'Versichertennummer',
  Geburtsdatum: 'Geburtsdatum',
  Vorname: 'Vorname',
  Nachname: 'Nachname',
  Geschlecht: 'Geschlecht',
};
const OF_STREET: Readonly<Record<string, CardField>> = { Postleitzahl: 'Postleitzahl', Ort: 'Ort' };

/** Reads the names of the public schema of the card's data (VSDM); every other element is named, not guessed. */
function textsOfXml(xml: string): CardTexts {
  const found = new Map<CardField, string>();
  const unread: string[] = [];
  const take = (field: CardField, text: string) => {
    if (found.has(field) && found.get(field) !== text) unread.push(`${field} steht mehrmals da: ${text}`);
    else if (text !== '') found.set(field, text);
  };
  let rest = xml.replace(OTHER, (whole) => {
    for (const [, name, text] of whole.matchAll(ELEMENT)) unread.push(`${name}: ${plain(text)}`);
    return '';
  });
  rest = rest.replace(STREET, (_, inner: string) => {
    const street = { Strasse: '', Hausnummer: '' };
    for (const [, name = '', text] of inner.matchAll(ELEMENT)) {
      const field = OF_STREET[name];
      if (field !== undefined) take(field, plain(text));
      else if (name === 'Strasse' || name === 'Hausnummer') street[name] = plain(text);
      else if (name !== 'Wohnsitzlaendercode') unread.push(`${name}: ${plain(text)}`);
    }
    take('Straße und Hausnummer', `${street.Strasse} ${street.Hausnummer}`.trim());
    return '';
  });
  rest = rest.replace(INSURER, (_, inner: string) => {
    for (const [, name, text] of inner.matchAll(ELEMENT))
      if (name === 'Name') take('Krankenkasse', plain(text));
    return '';
  });
  for (const [, name = '', text] of rest.matchAll(ELEMENT)) {
    const field = OF_PERSON[name];
    if (field !== undefined) take(field, plain(text));
    else if (plain(text) !== '') unread.push(`${name}: ${plain(text)}`);
  }
  if (found.size === 0 && unread.length === 0)
    return nothing('In diesem XML steht keine Angabe, deren Namen das Programm kennt.');
  return { texts: [...found], unread };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A text without the escapes of XML. */
function plain(text = ''): string {
  return text
    .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return ENTITIES[name] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .trim();
}
