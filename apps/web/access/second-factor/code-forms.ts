import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH } from '#auth/domain';
import { formOf } from '../../ui/form/form-schema.ts';
import { requiredText } from '../../ui/form/required-text.ts';

/** Far above any code including separators. */
export const CODE_MAX_LENGTH = 40;

const TOO_LONG = 'Ein Code ist kürzer. Bitte geben Sie nur den Code ein.';
const code = requiredText('Bitte geben Sie den Code ein.', CODE_MAX_LENGTH, TOO_LONG);

/** The code alone; the password was checked before. */
export const codeForm = formOf(z.strictObject({ code }));

/** Reauthentication of a logged-in user; the code is empty if there is no second factor. */
export const proofForm = formOf(
  z.strictObject({
    password: requiredText(
      'Bitte geben Sie Ihr Passwort ein.',
      PASSWORD_MAX_LENGTH,
      `Ein Passwort hat höchstens ${PASSWORD_MAX_LENGTH} Zeichen.`,
    ),
    code: z.string().check(z.maxLength(CODE_MAX_LENGTH, TOO_LONG)),
  }),
);

/** The first code of the secret being set up. */
export const confirmForm = formOf(z.strictObject({ step: z.string().check(z.maxLength(43)), code }));
