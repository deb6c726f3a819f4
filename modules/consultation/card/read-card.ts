import { type CardField, type CardLine, DEFAULT_KINDALTER } from '#institution/domain';
import { ageOn, type CalendarDay, hiddenMessage, tooLongMessage } from '#platform/domain';
import { ANSWER_LIMITS, type TextField } from '../answers/answer-limits.ts';
import type { Answers } from '../answers/answers.ts';
import { enterBirthdate, parseBirthdate } from '../answers/birthdate.ts';
import { versichertennummerFault, writeVersichertennummer } from '../answers/versichertennummer.ts';

/** Texts of a card by what they hold, and those that could not be assigned. */
interface CardTexts {
  readonly texts: readonly (readonly [field: CardField, text: string])[];
  /** What was not understood, in words for the adviser. */
  readonly unread: readonly string[];
}

const nothing = (...unread: string[]): CardTexts => ({ texts: [], unread });

/** What a reader has typed or somebody has pasted: XML of the public schema, else lines by the template. */
function cardTexts(text: string, template: readonly CardLine[]): CardTexts {
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

/** The answers that a card can give as texts. */
const TEXTS = {
  Versichertennummer: 'versichertennummer',
  Nachname: 'lastname',
  Vorname: 'givenname',
  'Straße und Hausnummer': 'street',
  Postleitzahl: 'plz',
  Ort: 'city',
} as const satisfies Partial<Record<CardField, TextField>>;

/** Of the card's letters (VSDM: M, W, X, D) those that an answer has. */
const GENDERS: Readonly<Record<string, 'F' | 'M'>> = { W: 'F', M: 'M' };

/** An answer of a card. */
export interface CardAnswer {
  readonly field: CardField;
  /** As the answer is stored; a birth date as a day. */
  readonly value: string;
}

/** The content of a card. */
export interface CardReading {
  readonly taken: readonly CardAnswer[];
  /** What was not understood, in words for the adviser; it is not taken. */
  readonly unread: readonly string[];
}

/** What a card is read with. */
export interface CardContext {
  readonly template: readonly CardLine[];
  /** Names of the Krankenkassen to choose from. */
  readonly insurers: readonly string[];
  readonly today: CalendarDay;
}

/** Reads a card's lines or XML. A text that does not have the form of its field is not taken; nothing is guessed. */
export function readCard(text: string, context: CardContext): CardReading {
  const { texts, unread } = cardTexts(text, context.template);
  const taken: CardAnswer[] = [];
  const doubtful = [...unread];
  for (const [field, given] of texts) {
    const value = answerOf(field, given, context);
    if (value === null) doubtful.push(`${field}: ${given}`);
    else taken.push({ field, value });
  }
  const born = taken.find(({ field }) => field === 'Geburtsdatum')?.value as CalendarDay | undefined;
  if (born === undefined || ageOn(born, context.today) >= DEFAULT_KINDALTER)
    return { taken, unread: doubtful };
  // The question asks for a child first.
  const ofChild = taken.map((each) => (each.field === 'Geschlecht' ? { ...each, value: 'K' } : each));
  return { taken: ofChild, unread: doubtful };
}

function answerOf(field: CardField, text: string, { insurers, today }: CardContext): string | null {
  switch (field) {
    case 'Geburtsdatum':
      return birthdateOf(text, today);
    case 'Geschlecht':
      return GENDERS[text.toUpperCase()] ?? null;
    case 'Krankenkasse':
      return insurers.find((name) => name.toLocaleLowerCase('de') === text.toLocaleLowerCase('de')) ?? null;
    case 'Versichertennummer':
      return versichertennummerFault(text) === null ? writeVersichertennummer(text) : null;
    case 'Postleitzahl':
      return /^\d{5}$/.test(text) ? text : null;
    default:
      return (tooLongMessage(text, ANSWER_LIMITS[TEXTS[field]]) ?? hiddenMessage(text)) ? null : text;
  }
}

const WRITTEN = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
/** As the schema writes it, and as people do. */
const YEAR_FIRST = /^(\d{4})(\d{2})(\d{2})$/;
const DAY_FIRST = /^(\d{2})(\d{2})(\d{4})$/;

/**
 * The birth date that a text is; null if it is none. Eight digits are only one of both orders: a year from 1900 on is
 * no month and day.
 */
function birthdateOf(text: string, today: CalendarDay): CalendarDay | null {
  const days = [ISO, YEAR_FIRST]
    .map((form) => form.exec(text))
    .map((parts) => day(parts?.[3], parts?.[2], parts?.[1]));
  const others = [WRITTEN, DAY_FIRST]
    .map((form) => form.exec(text))
    .map((parts) => day(parts?.[1], parts?.[2], parts?.[3]));
  const read = new Set([...days, ...others].filter((found) => found !== null));
  const [only = null] = read;
  return read.size === 1 ? only : null;

  function day(of = '', month = '', year = ''): CalendarDay | null {
    return parseBirthdate({ day: of, month, year }, today);
  }
}

/** The answer that replaces one of a card; empty if there is none. */
export function givenAnswer(answers: Answers, field: CardField): string {
  if (field === 'Geburtsdatum') return answers.birthdate ?? '';
  if (field === 'Krankenkasse') return answers.krankenkasse ?? '';
  if (field === 'Geschlecht') return answers.gender ?? '';
  return answers[TEXTS[field]]?.trim() ?? '';
}

function nameOf(field: Exclude<CardField, 'Geburtsdatum'>): keyof Answers {
  if (field === 'Krankenkasse') return 'krankenkasse';
  return field === 'Geschlecht' ? 'gender' : TEXTS[field];
}

/** The answers with those of a card. */
export function takeCard(answers: Answers, taken: readonly CardAnswer[], today: CalendarDay): Answers {
  const texts: Record<string, string> = {};
  let born: string | null = null;
  for (const { field, value } of taken) {
    if (field === 'Geburtsdatum') born = value;
    else texts[nameOf(field)] = value;
  }
  const given: Answers = { ...answers, ...texts };
  if (born === null) return given;
  const [year = '', month = '', day = ''] = born.split('-');
  return enterBirthdate(given, { day, month, year }, today);
}
