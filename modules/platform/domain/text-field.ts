import * as z from 'zod/mini';

/** Nothing that ends a line, and no half of a character: each database would keep another text. */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u;
/** Something can be seen: neither blanks nor signs without a shape alone. */
const VISIBLE = /[^\p{Z}\p{Cf}]/u;

/** A text of one line that must be filled in; spaces around it do not count. */
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

/** Nothing that cannot be seen, or turns the direction of what stands beside it: it is shown and printed. */
const SEEN = /^[^\p{Default_Ignorable_Code_Point}]*$/u;

/** A text of one line that may be empty. */
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
