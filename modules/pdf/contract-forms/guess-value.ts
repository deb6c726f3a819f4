import type { FormField } from './contract-form.ts';
import { FORM_LINES } from './form-values.ts';

/** Words in a field's name or description, and what then probably stands in it. The first that matches wins. */
const GUESSES: readonly (readonly [words: RegExp, text: string | null, tick?: string])[] = [
  // What was explained is nothing that answers tell.
  [/aufgeklärt|aufklärung|informiert|belehrt/, null],
  [/versicherten?-?_?\s*(nr|nummer)|kvnr|vers\.?-?_?\s*nr/, 'person.number'],
  [/(kasse|kostentr).*(ik\b|institutionskenn)|ik.*(kasse|kostentr)/, 'insurer.ik'],
  [/\bik\b|institutionskenn/, 'institution.ik'],
  [/kasse|kostentr|insurer/, 'insurer.name'],
  [/\bort\b.*\bdatum\b/, 'talk.placeDay'],
  [/geb(\b|\.|urt|dat)|birth/, 'person.birthdate'],
  [/(betreuer|vertret|bevollm).*(tel|fon)/, 'representative.phone'],
  [/betreuer|vertret|bevollm/, 'representative.name'],
  [/vorname.*nachname|nachname.*vorname|name.*vorname/, 'person.listed'],
  [/vorname|given|first.?name/, 'person.givenname'],
  [/nachname|familienname|last.?name|surname/, 'person.lastname'],
  [/(apotheke|leistungserb|sanit|anbieter|lieferant).*(anschrift|adress)/, 'institution.address'],
  [/apotheke|leistungserb|sanit|anbieter|lieferant/, 'institution.name'],
  [/berater|beraten/, 'talk.adviser'],
  [/pflegegrad/, 'person.level'],
  [/erstversorg/, null, 'person.first'],
  [/folgeversorg/, null, 'person.followUp'],
  [/weiblich/, null, 'person.female'],
  [/männlich/, null, 'person.male'],
  [/diagnose|icd/, 'talk.diagnosis'],
  [/arzt|ärzt|praxis/, 'talk.prescriber'],
  [/plz.*ort|wohnort/, 'person.town'],
  [/\bplz\b|postleitzahl|zip/, 'person.plz'],
  [/stra(ß|ss)e|street/, 'person.street'],
  [/anschrift|adresse|address/, 'person.address'],
  [/ohne\s+mehrkosten/, null, 'care.withoutExtra'],
  [/mehrkosten|aufzahlung|eigenanteil/, 'care.extra', 'care.withExtra'],
  [/zuzahlung.*befreit|befreit/, null, 'person.exempt'],
  [/zuzahlung/, 'care.copayment'],
  [/pauschale/, 'care.allowance'],
  [/hilfsmittel-?_?\s*(nr|nummer|pos)|hmv|hm-?nr/, 'line1.aid'],
  [/pzn|pharmazentral/, 'line1.pzn'],
  [/menge|stück/, 'line1.pieces'],
  [/produkt|artikel|bezeichnung/, 'line1.name'],
  [/grund|begründ/, 'talk.reasonWished'],
  [/telefon|\btel\b|phone/, 'person.phone'],
  [/e-?mail/, 'person.email'],
  [/\bdatum\b|date/, 'talk.day'],
  [/\bort\b|\bcity\b/, 'person.city'],
  [/name/, 'person.name'],
];

/** What boxes and entries of a group are called by one letter. */
const LETTERS: Readonly<Record<string, string>> = { w: 'weiblich', m: 'männlich' };

/**
 * What probably stands in a field, by its name and description; null without a guess.
 *
 * @param option the box of a `radio`, the entry of a `choice`
 */
export function guessValue(
  { kind, name, label, options, locked }: FormField,
  option?: string,
): string | null {
  if (locked) return null;
  const box = options.find(({ id }) => id === option);
  const isTick = kind === 'check' || kind === 'radio' || option !== undefined;
  if (isTick && kind !== 'check' && box === undefined) return null;
  // The group's name says what is asked, the box's what is answered: only that is looked for.
  const text =
    box === undefined ? `${label} ${spaced(name)}` : (LETTERS[box.label.toLowerCase()] ?? spaced(box.label));
  const found = GUESSES.find(([words]) => words.test(text.toLowerCase()));
  const value = (isTick ? found?.[2] : found?.[1]) ?? null;
  return value === null ? null : value.replace(/^line1\./, `line${lineIn(name)}.`);
}

const spaced = (name: string) => name.replaceAll(/[._]/g, ' ').replaceAll(/([a-zäöü])([A-ZÄÖÜ])/g, '$1 $2');

/** The product that a name such as `PZN2` or `Menge_03` counts; the first without a number. */
function lineIn(name: string): number {
  const counted = Number(/(\d{1,2})$/.exec(name)?.[1] ?? 1);
  return counted >= 1 && counted <= FORM_LINES ? counted : 1;
}
