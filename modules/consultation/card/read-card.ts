import { type CardField, type CardLine, DEFAULT_KINDALTER } from '#institution/domain';
import { ageOn, type CalendarDay, hiddenMessage, tooLongMessage } from '#platform/domain';
import { ANSWER_LIMITS, type TextField } from '../answers/answer-limits.ts';
import type { Answers } from '../answers/answers.ts';
import { enterBirthdate, parseBirthdate } from '../answers/birthdate.ts';
import { versichertennummerFault, writeVersichertennummer } from '../answers/versichertennummer.ts';
import { cardTexts } from './card-texts.ts';

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
