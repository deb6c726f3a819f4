import * as z from 'zod/mini';
import { ONE_LINE } from '#platform/domain';

// A carriage return may be sent: it is a line's end before this looks at it.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const LINES = /^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]*$/;
const MAIL_MAX_LENGTH = 254;

/** The message for an invalid address (access specification, section 5). */
const MAIL_MESSAGE = 'Keine korrekte E-Mail-Adresse. Bitte überprüfen Sie die Schreibweise.';

/** A required mail address, in lower case. */
export function requiredMail() {
  const missing = 'Bitte füllen Sie das Feld „E-Mail“ aus.';
  return z.string(missing).check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(MAIL_MAX_LENGTH, {
      error: `„E-Mail“ hat mehr als ${MAIL_MAX_LENGTH} Zeichen.`,
      abort: true,
    }),
    z.regex(z.regexes.email, MAIL_MESSAGE),
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
    z.string(MAIL_MESSAGE).check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(MAIL_MAX_LENGTH, {
        error: `„${label}“ hat mehr als ${MAIL_MAX_LENGTH} Zeichen.`,
        abort: true,
      }),
      z.refine((text) => text === '' || z.regexes.email.test(text), MAIL_MESSAGE),
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
