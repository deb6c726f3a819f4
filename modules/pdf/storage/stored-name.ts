import * as z from 'zod';

/** What the name of an encrypted file begins with (consultation specification, section 7). */
const PREFIX = 'protected-';

const NOT_A_NAME =
  'Der Dateiname ist nicht erlaubt: bitte nur Buchstaben, Ziffern, Leerzeichen, Punkt, Klammern, Binde- und Unterstrich.';

/** The name of a document, as it is stored: with its prefix. No path, nothing that a header or a folder would take for a sign. */
export const storedName = z
  .string('Bitte genau einmal angeben.')
  .normalize('NFC')
  .min(1, 'Der Dateiname fehlt.')
  .max(100, 'Der Dateiname hat mehr als 100 Zeichen.')
  .regex(/^[\p{L}\p{M}\p{N}_(][\p{L}\p{M}\p{N}_() .,+-]*$/u, NOT_A_NAME)
  .refine((name) => !name.includes('..'), NOT_A_NAME)
  .transform((name) => (name.startsWith(PREFIX) ? name : `${PREFIX}${name}`));
