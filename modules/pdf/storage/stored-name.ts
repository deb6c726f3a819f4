import * as z from 'zod/mini';

/** Prefix of the names of encrypted files (consultation specification, section 7). */
const PREFIX = 'protected-';

const NOT_A_NAME =
  'Der Dateiname ist nicht erlaubt: bitte nur Buchstaben, Ziffern, Leerzeichen, Punkt, Klammern, Binde- und Unterstrich.';

/**
 * The stored name of a document, with prefix. Has no path separators, and no characters with a meaning in headers or
 * folders.
 */
export const storedName = z.pipe(
  z.string('Bitte genau einmal angeben.').check(
    z.normalize('NFC'),
    z.minLength(1, 'Der Dateiname fehlt.'),
    z.maxLength(100, 'Der Dateiname hat mehr als 100 Zeichen.'),
    z.regex(/^[\p{L}\p{M}\p{N}_(][\p{L}\p{M}\p{N}_() .,+-]*$/u, NOT_A_NAME),
    z.refine((name) => !name.includes('..'), NOT_A_NAME),
  ),
  z.transform((name: string) => (name.startsWith(PREFIX) ? name : `${PREFIX}${name}`)),
);
