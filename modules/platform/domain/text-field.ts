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
