import * as z from 'zod/mini';
import {
  composedPassword,
  isShortEnough,
  PDF_PASSWORD_MAX_BYTES,
  PDF_PASSWORD_SIGNS,
} from '#institution/domain';

const TOO_LONG = 'Das Passwort ist zu lang.';

/** The password with which a document is encrypted on arrival. */
export const documentPassword = z
  .string('Bitte genau einmal angeben.')
  .check(
    z.overwrite(composedPassword),
    z.minLength(1, 'Das Passwort fehlt.'),
    z.maxLength(PDF_PASSWORD_MAX_BYTES, TOO_LONG),
    z.refine(isShortEnough, TOO_LONG),
    z.regex(PDF_PASSWORD_SIGNS, 'Das Passwort enthält Zeichen, die nicht erlaubt sind.'),
  );
