import * as z from 'zod';

/** Bytes of a password that a PDF of revision 6 uses (ISO 32000-2, 7.6.4.3.3). */
const MAX_BYTES = 127;
const TOO_LONG = 'Das Passwort ist zu lang.';

/** The password with which a document is encrypted on arrival. */
export const documentPassword = z
  .string('Bitte genau einmal angeben.')
  .normalize('NFKC')
  .min(1, 'Das Passwort fehlt.')
  .max(MAX_BYTES, TOO_LONG)
  .refine((text) => Buffer.byteLength(text) <= MAX_BYTES, TOO_LONG)
  .regex(/^\P{C}*$/u, 'Das Passwort enthält Zeichen, die nicht erlaubt sind.');
