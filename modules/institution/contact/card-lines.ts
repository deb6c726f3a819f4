import * as z from 'zod/mini';
import { refuseValue } from '#platform/domain';

/** What a line of a health card may hold. */
export const CARD_FIELDS = [
  'Versichertennummer',
  'Nachname',
  'Vorname',
  'Geburtsdatum',
  'Geschlecht',
  'Straße und Hausnummer',
  'Postleitzahl',
  'Ort',
  'Krankenkasse',
] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** Stands for a line, or a part of one, that is not used. */
const UNUSED = '-';
const SEPARATORS = [',', ';', '|'] as const;
/** Far above what a card holds. */
const MOST_LINES = 30;

/** One line that a reader types. */
export interface CardLine {
  /** Its parts in order; null: not used. */
  readonly fields: readonly (CardField | null)[];
  /** The text between two parts; a blank ends the first part, the rest is the second. */
  readonly separator: string;
}

/** The lines of a stored template; empty if the institution has none. */
export function cardLinesOf(text: string): readonly CardLine[] {
  return text === '' ? [] : text.split('\n').flatMap((line) => readLine(line) ?? []);
}

/** A line of a template; null if it names something else. */
function readLine(line: string): CardLine | null {
  const separator = SEPARATORS.find((sign) => line.includes(sign)) ?? ' ';
  const words =
    separator === ' ' && !/^Postleitzahl\s+Ort$/i.test(line.trim())
      ? [line]
      : line.split(/[,;|]|\s+(?=Ort\s*$)/i);
  const fields = words.map((word) => fieldNamed(word.trim()));
  if (fields.some((field) => field === undefined)) return null;
  return { fields: fields as (CardField | null)[], separator };
}

function fieldNamed(word: string): CardField | null | undefined {
  if (word === UNUSED) return null;
  return CARD_FIELDS.find((field) => field.toLocaleLowerCase('de') === word.toLocaleLowerCase('de'));
}

/** A line as it is stored. */
const written = ({ fields, separator }: CardLine): string =>
  fields.map((field) => field ?? UNUSED).join(separator === ' ' ? ' ' : `${separator} `);

/**
 * The template of the lines that an institution's card reader types, one name per line in the reader's order; empty
 * for none. A line that is not used is a hyphen: an empty one would not say whether it was forgotten.
 */
export const cardLines = z.pipe(
  z.string('Die Zeilen der Gesundheitskarte sind ein Text, eine Angabe je Zeile.'),
  z.transform((text, context): string => {
    const lines = text.trim() === '' ? [] : text.trim().split(/\r\n|\r|\n/);
    if (lines.length > MOST_LINES)
      return refuseValue(context, `Mehr als ${MOST_LINES} Zeilen lassen sich nicht speichern.`);
    const seen = new Set<CardField>();
    const kept: string[] = [];
    for (const [index, line] of lines.entries()) {
      const place = `Zeile ${index + 1}`;
      if (line.trim() === '')
        return refuseValue(
          context,
          `${place} ist leer. Für eine Zeile, die nicht gebraucht wird, steht „-“.`,
        );
      const read = readLine(line);
      if (read === null)
        return refuseValue(context, `${place}: „${line.trim().slice(0, 60)}“ ist keine Angabe der Karte.`);
      for (const field of read.fields) {
        if (field === null) continue;
        if (seen.has(field)) return refuseValue(context, `„${field}“ steht zweimal in der Vorlage.`);
        seen.add(field);
      }
      kept.push(written(read));
    }
    return kept.join('\n');
  }),
);
