import * as z from 'zod/mini';
import { type Done, defineCall, idNumber, type } from '#platform/domain';
import { PASSWORD_MAX_LENGTH, PASSWORD_RULE_MESSAGE } from './password-rule.ts';
import { changedPasswordInput } from './typed-passwords.ts';

const once = 'Bitte genau einmal angeben.';

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
      .string(once)
      .check(z.maxLength(PASSWORD_MAX_LENGTH, `Ein Passwort hat höchstens ${PASSWORD_MAX_LENGTH} Zeichen.`)),
  }),
  answers: type<Done>(),
});

/** Sets the password chosen through a mail's link; documented for programs. */
export const setPasswordByLink = defineCall({
  method: 'PUT',
  path: 'register/resetPassword.php',
  admits: 'anybody',
  limit: { most: 100, minutes: 15 },
  takes: 'json',
  input: z.strictObject({
    id: idNumber,
    token: z.string(once).check(z.maxLength(200, 'Höchstens 200 Zeichen.')),
    pwd: z.string(once).check(z.maxLength(PASSWORD_MAX_LENGTH, PASSWORD_RULE_MESSAGE)),
  }),
  answers: type<{ readonly correct: boolean }>(),
});
