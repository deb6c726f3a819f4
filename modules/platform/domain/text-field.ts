import * as z from 'zod/mini';

/** No line breaks, and no lone surrogates, which each database would store differently. */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u;
/** Has a visible character: more than blanks and formatting characters. */
const VISIBLE = /[^\p{Z}\p{Cf}]/u;

/** A required one-line text; surrounding spaces are dropped. */
export function requiredLine(label: string, most: number) {
  const missing = `Bitte füllen Sie das Feld „${label}“ aus.`;
  return z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(most, { error: `„${label}“ hat mehr als ${most} Zeichen.`, abort: true }),
      z.regex(VISIBLE, { error: missing, abort: true }),
      z.regex(ONE_LINE, { error: `„${label}“ enthält Zeichen, die nicht erlaubt sind.`, abort: true }),
    );
}

/** Rejects invisible and bidirectional control characters, because the text is shown and printed. */
const SEEN = /^[^\p{Default_Ignorable_Code_Point}]*$/u;

/** An optional one-line text. */
export function optionalLine(label: string, most: number) {
  const wrong = `„${label}“ enthält Zeichen, die nicht erlaubt sind.`;
  return z
    .string(`„${label}“ ist ein Text.`)
    .check(
      z.trim(),
      z.maxLength(most, { error: `„${label}“ hat mehr als ${most} Zeichen.`, abort: true }),
      z.regex(ONE_LINE, { error: wrong, abort: true }),
      z.regex(SEEN, { error: wrong, abort: true }),
    );
}
