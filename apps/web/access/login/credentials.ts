import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH } from '#auth/domain';
import { formOf } from '../../ui/form/form-schema.ts';
import { requiredText } from '../../ui/form/required-text.ts';

/** Length of users.loginname. */
export const USERNAME_MAX_LENGTH = 100;

const PASSWORD_TOO_LONG = `Ein Passwort hat höchstens ${PASSWORD_MAX_LENGTH} Zeichen.`;
const password = (missing: string) => requiredText(missing, PASSWORD_MAX_LENGTH, PASSWORD_TOO_LONG);

export const credentials = formOf(
  z.strictObject({
    username: requiredText(
      'Bitte geben Sie Ihren Benutzernamen ein.',
      USERNAME_MAX_LENGTH,
      `Ein Benutzername hat höchstens ${USERNAME_MAX_LENGTH} Zeichen.`,
    ),
    password: password('Bitte geben Sie Ihr Passwort ein.'),
  }),
);

const pair = {
  password: password('Bitte geben Sie ein neues Passwort ein.'),
  repeated: password('Bitte wiederholen Sie das neue Passwort.'),
};

/** The current password, asked again. */
export const ownPassword = formOf(
  z.strictObject({ password: password('Bitte geben Sie Ihr Passwort ein.') }),
);

export const newPassword = formOf(z.strictObject(pair));

/** A password change, authorized by the current password. */
export const changedPassword = formOf(
  z.strictObject({ current: password('Bitte geben Sie Ihr bisheriges Passwort ein.'), ...pair }),
);
