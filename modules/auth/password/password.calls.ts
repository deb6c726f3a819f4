import * as z from 'zod/mini';
import { type Done, defineCall, type } from '#platform/domain';
import { PASSWORD_MAX_LENGTH } from './password-rule.ts';
import { changedPasswordInput } from './typed-passwords.ts';

/** Changes the caller's password. */
export const changePassword = defineCall({
  method: 'PUT',
  path: 'account/password',
  takes: 'json',
  input: changedPasswordInput,
  answers: type<Done>(),
});

/** Confirms the caller's password; documented for programs. */
export const confirmPassword = defineCall({
  method: 'POST',
  path: 'auth/confirmPassword.php',
  takes: 'form',
  input: z.strictObject({
    password: z
      .string('Bitte genau einmal angeben.')
      .check(z.maxLength(PASSWORD_MAX_LENGTH, `Ein Passwort hat höchstens ${PASSWORD_MAX_LENGTH} Zeichen.`)),
  }),
  answers: type<Done>(),
});
