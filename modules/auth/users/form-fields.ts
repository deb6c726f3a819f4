import * as z from 'zod/mini';
import { MAIL_LIMITS, mailForm, ONE_LINE } from '#platform/domain';

// A carriage return may be sent: it is a line's end before this looks at it.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const LINES = /^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]*$/;

/** A required mail address, in lower case. */
export function requiredMail() {
  const missing = 'Bitte füllen Sie das Feld „E-Mail“ aus.';
  return z.string(missing).check(
    z.trim(),
    z.toLowerCase(),
    z.normalize('NFC'),
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(MAIL_LIMITS.email, {
      error: `„E-Mail“ hat mehr als ${MAIL_LIMITS.email} Zeichen.`,
      abort: true,
    }),
    mailForm(),
  );
}

/** A required multi-line text, with `\n` as line break. */
export function requiredLines(label: string, most: number) {
  const missing = `Bitte füllen Sie das Feld „${label}“ aus.`;
  return z.string(missing).check(
    z.overwrite((text) => text.replaceAll(/\r\n?/g, '\n').trim()),
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(most, { error: `„${label}“ hat mehr als ${most} Zeichen.`, abort: true }),
    z.regex(LINES, `„${label}“ enthält Zeichen, die nicht erlaubt sind.`),
  );
}

/** An optional mail address, in lower case. */
export function optionalMail(label: string) {
  return z.optional(
    z.string(`„${label}“ ist ein Text.`).check(
      z.trim(),
      z.toLowerCase(),
      z.normalize('NFC'),
      z.maxLength(MAIL_LIMITS.email, {
        error: `„${label}“ hat mehr als ${MAIL_LIMITS.email} Zeichen.`,
        abort: true,
      }),
      mailForm({ empty: true }),
    ),
  );
}

const NUMBER_MESSAGE = 'Eine Kundennummer hat 2 bis 8 Zeichen.';

/** An optional Kundennummer: 2 to 8 characters. */
export const optionalKundennummer = z.optional(
  z.nullable(
    z
      .string(NUMBER_MESSAGE)
      .check(
        z.trim(),
        z.regex(/^(|[^\s]{2,8})$/, { error: NUMBER_MESSAGE, abort: true }),
        z.regex(ONE_LINE, NUMBER_MESSAGE),
      ),
  ),
);

/** A required Kundennummer, for the vendor's administration. */
export const requiredKundennummer = z
  .string('Bitte füllen Sie das Feld „Kundennummer“ aus.')
  .check(
    z.trim(),
    z.minLength(1, { error: 'Bitte füllen Sie das Feld „Kundennummer“ aus.', abort: true }),
    z.regex(/^[^\s]{2,8}$/, { error: NUMBER_MESSAGE, abort: true }),
    z.regex(ONE_LINE, NUMBER_MESSAGE),
  );
