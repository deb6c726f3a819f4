import * as z from 'zod/mini';
import { seenVersion } from '#platform/domain';

/** Most characters of each text, so that it fits the screens and the documents. */
export const TEXT_LIMITS = {
  questiontext: 200,
  sublinetext: 300,
  hint: 600,
  label: 120,
  segment: 60,
  advice: 600,
} as const;

/** The beginning of an HTML element or comment. Texts are shown literally, so a tag would be visible. */
const HTML = /<[a-z!/?]/i;
/** Rejects invisible and bidirectional control characters. */
const SEEN = /^[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}]*$/u;
const LETTER = /[\p{L}\p{N}]/u;

/** A one-line text; line breaks and runs of blanks become one blank. */
function text(label: string, most: number) {
  return z.string(`„${label}“ ist ein Text.`).check(
    z.overwrite((given) => given.replaceAll(/\s+/g, ' ').trim()),
    z.maxLength(most, { error: `„${label}“ hat mehr als ${most} Zeichen.`, abort: true }),
    z.regex(SEEN, {
      error: `„${label}“ enthält unsichtbare Zeichen. Bitte tippen Sie das Feld neu ein.`,
      abort: true,
    }),
    z.refine((given) => !HTML.test(given), `„${label}“ darf kein HTML enthalten.`),
  );
}

/** A required one-line text. */
function requiredText(label: string, most: number) {
  return text(label, most).check(z.regex(LETTER, `Bitte füllen Sie das Feld „${label}“ aus.`));
}

const name = (what: string) =>
  z.string(`${what} fehlt.`).check(z.minLength(1, `${what} fehlt.`), z.maxLength(60, `${what} ist zu lang.`));

/** The input of a hint; an empty text means no advice for this answer. */
export const hintInput = z.strictObject({
  /** `field.code`, such as `haut.Ha2`. */
  key: name('Die Antwort'),
  version: seenVersion,
  text: text('Hinweis', TEXT_LIMITS.advice),
});
export type HintInput = z.output<typeof hintInput>;

/** The texts of a question. Ids only identify the texts; they cannot be changed. */
export const questionInput = z.strictObject({
  id: name('Die Frage'),
  version: seenVersion,
  questiontext: requiredText('Frage', TEXT_LIMITS.questiontext),
  sublinetext: text('Zeile unter der Frage', TEXT_LIMITS.sublinetext),
  hint: text('Hilfe', TEXT_LIMITS.hint),
  answers: z.optional(
    z
      .array(
        z.strictObject({
          value: name('Die Kennung der Antwort'),
          label: requiredText('Antwort', TEXT_LIMITS.label),
          sublinetext: text('Zeile unter der Antwort', TEXT_LIMITS.sublinetext),
        }),
      )
      .check(z.maxLength(20, 'Das sind mehr Antworten, als eine Frage hat.')),
  ),
});
export type QuestionInput = z.output<typeof questionInput>;

/** The heading of a segment: that of its step, and of its answers in the documents. */
export const segmentInput = z.strictObject({
  /** The delivered heading. */
  segment: name('Der Abschnitt'),
  version: seenVersion,
  heading: requiredText('Überschrift', TEXT_LIMITS.segment),
});
export type SegmentInput = z.output<typeof segmentInput>;

const PLACEHOLDER = /\{[^{}]*\}/g;

/** Distinct placeholders of a text, such as `{name}`. */
const placeholdersOf = (given: string): readonly string[] => [...new Set(given.match(PLACEHOLDER))];

/**
 * What is wrong with the placeholders of a changed text; null if it has exactly those of the delivered text. Nothing
 * would replace an additional one, and a missing one drops information.
 */
export function placeholderFault(delivered: string, changed: string): string | null {
  const [known, used] = [placeholdersOf(delivered), placeholdersOf(changed)];
  const lost = known.filter((each) => !used.includes(each));
  if (lost.length > 0) return `Im Text fehlt der Platzhalter ${lost.join(', ')}.`;
  const unknown = used.filter((each) => !known.includes(each));
  return unknown.length > 0 ? `${unknown.join(', ')} ist hier kein Platzhalter.` : null;
}
