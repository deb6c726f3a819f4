import type { FormField } from '../contract-form.ts';
import { FORM_LINES, isFormValue } from '../form-values.ts';
import { GUESS_RULES, NEVER_GUESSED } from './guess-rules.ts';

/** What boxes and entries of a group are called by one letter. */
const LETTERS: Readonly<Record<string, string>> = { w: 'weiblich', m: 'männlich' };

/**
 * What probably stands in a field, by its description, else by its name; null without a guess. A guess is only made where
 * it is hardly ever wrong.
 *
 * @param option the box of a `radio`, the entry of a `choice`
 * @param beside the fields of the form: a 'Name' beside a 'Vorname' is the last name
 */
export function guessValue(
  { kind, name, label, options, locked }: FormField,
  option?: string,
  beside: readonly FormField[] = [],
): string | null {
  if (locked) return null;
  const box = options.find(({ id }) => id === option);
  const isTick = kind === 'check' || kind === 'radio' || option !== undefined;
  if (isTick && kind !== 'check' && box === undefined) return null;
  // The group's name says what is asked, the box's what is answered: only that is looked for.
  const texts = (box === undefined ? [label, name] : [LETTERS[box.label.toLowerCase()] ?? box.label])
    .map(wordsIn)
    .filter(Boolean);
  if (texts.some((text) => NEVER_GUESSED.some((words) => words.test(text)))) return null;
  for (const text of texts) {
    if (text === 'ort' && !isTick) return beside.some(isPostcode) ? 'person.city' : null;
    const rule = GUESS_RULES.find(([words]) => words.test(text));
    if (rule === undefined) continue;
    const value = exactly((isTick ? rule[2] : rule[1]) ?? null, text, name);
    if (value === 'person.name' && beside.some(isGivenName)) return 'person.lastname';
    return DENIED.test(text) && !DENIALS.has(value) ? null : value;
  }
  return null;
}

/** A label in words: umlauts written out, run-together names taken apart, no colons and brackets. */
function wordsIn(label: string): string {
  return label
    .replaceAll(/[._]/g, ' ')
    .replaceAll(/([a-zäöüß])([A-ZÄÖÜ])/g, '$1 $2')
    .replaceAll(/([A-ZÄÖÜ])([A-ZÄÖÜ][a-zäöü])/g, '$1 $2')
    .replaceAll(/(\p{L})(\d)/gu, '$1 $2')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/\((tt|mm|jj)[^)]*\)/g, ' ')
    .replaceAll(/[:*()"„“]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const isPostcode = ({ label, name }: FormField) => /^(plz|postleitzahl)$/.test(wordsIn(label || name));
const isGivenName = (field: FormField) => guessValue(field) === 'person.givenname';

/** Words that turn a label into its contrary, and the values that say so themselves. */
const DENIED = /\b(nicht|kein\w*|nein|abgelehnt)\b/;
const DENIALS: ReadonlySet<string | null> = new Set(['person.liable', 'talk.samplesNone']);

const PARTS = [
  [/\btag\b/, 'day'],
  [/\bmonat\b/, 'month'],
  [/\bjahr\b/, 'year'],
] as const;

/** A value, or the part of it that a label asks for; of products the one that is counted. */
function exactly(value: string | null, text: string, name: string): string | null {
  if (value === null) return null;
  if (value.startsWith('line1.')) return value.replace('line1.', `line${lineIn(name)}.`);
  if (value === 'person.level' && /pflegegrad\s*[1-5]/.test(text))
    return `person.level${/pflegegrad\s*([1-5])/.exec(text)?.[1]}`;
  const sign = /\b(stelle|ziffer|zeichen)\s*(\d{1,2})$/.exec(text)?.[2];
  if (sign !== undefined) return known(`${value}.${Number(sign)}`);
  const parts = PARTS.filter(([words]) => words.test(text));
  const [part] = parts;
  if (parts.length !== 1 || part === undefined || !isFormValue(`${value}.day`)) return value;
  return /geb.*\btag\b.*dat|^geburts ?tag$/.test(text) ? value : `${value}.${part[1]}`;
}

const known = (key: string) => (isFormValue(key) ? key : null);

/** The product that a name such as `PZN2` or `Menge_03` counts; the first without a number. */
function lineIn(name: string): number {
  const counted = Number(/(\d{1,2})$/.exec(name)?.[1] ?? 1);
  return counted >= 1 && counted <= FORM_LINES ? counted : 1;
}
