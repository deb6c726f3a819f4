import * as z from 'zod/mini';
import { codePointName, isHidden, refuseValue, rowVersion } from '#platform/domain';
import { namedIn, PLACEHOLDERS, withoutPlaceholders } from './placeholders.ts';

/** Longest wording in characters, and its most lines: with the figures it fits on two sheets. */
export const WORDING_LIMIT = 4_000;
const MOST_LINES = 80;

/** What the typeface of documents has: Latin, Greek and Cyrillic letters, punctuation and the signs of our trade. */
const PRINTABLE =
  /^[\t\x20-\x7e\xa0-\xac\xae-\xff\u0100-\u017f\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0401-\u040c\u040e-\u044f\u0451-\u045c\u045e\u045f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2212☐☑]$/u;

/** What is wrong with a line of a wording, in words; null if nothing is. */
function faultOf(line: string): string | null {
  const unknown = namedIn(line).find((name) => !Object.hasOwn(PLACEHOLDERS, name));
  if (unknown !== undefined) return `„{{${unknown.slice(0, 40)}}}“ ist kein Platzhalter der Liste.`;
  if (/\{\{|\}\}/.test(withoutPlaceholders(line)))
    return 'Ein Platzhalter beginnt mit „{{“ und endet mit „}}“, auf derselben Zeile.';
  for (const character of line) {
    if (isHidden(character))
      return `Unsichtbares Zeichen (${codePointName(character)}). Bitte tippen Sie die Zeile neu.`;
    if (!PRINTABLE.test(character)) return `Das Zeichen „${character}“ kann das PDF nicht drucken.`;
  }
  return null;
}

/** The institution's own wording of the declaration; empty: ours. Placeholders stand in double braces. */
export const wordingText = z.pipe(
  z.string('Der Wortlaut ist ein Text.'),
  z.transform((given: string, context): string => {
    const lines = given
      .normalize('NFC')
      .split(/\r\n|\r|\n/)
      .map((line) => line.trimEnd());
    const text = lines.join('\n').trim();
    // Refused before its lines are read: a text may be long.
    if (text.length > WORDING_LIMIT)
      return refuseValue(context, `Der Wortlaut hat mehr als ${WORDING_LIMIT} Zeichen.`);
    if (lines.length > MOST_LINES)
      return refuseValue(context, `Der Wortlaut hat mehr als ${MOST_LINES} Zeilen.`);
    for (const [index, line] of lines.entries()) {
      const fault = faultOf(line);
      if (fault !== null) return refuseValue(context, `Zeile ${index + 1}: ${fault}`);
    }
    return text;
  }),
);

/** Input of a write. */
export const wordingInput = z.strictObject({
  wording: wordingText,
  /** Version of the wording that the user has seen. */
  version: rowVersion,
});
export type WordingInput = z.output<typeof wordingInput>;
