import * as z from 'zod/mini';
import { newPasswordInput, typedPassword } from '#auth/domain';
import { formOf } from '../../ui/form/form-schema.ts';
import { requiredText } from '../../ui/form/required-text.ts';

/** Length of users.loginname. */
export const USERNAME_MAX_LENGTH = 100;

export const credentials = formOf(
  z.strictObject({
    username: requiredText(
      'Bitte geben Sie Ihren Benutzernamen ein.',
      USERNAME_MAX_LENGTH,
      `Ein Benutzername hat höchstens ${USERNAME_MAX_LENGTH} Zeichen.`,
    ),
    password: typedPassword('Bitte geben Sie Ihr Passwort ein.'),
  }),
);

export const newPassword = formOf(newPasswordInput);
