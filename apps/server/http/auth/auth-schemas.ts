import * as z from 'zod';
import { PASSWORD_MAX_LENGTH } from '#auth/domain';
import { idParameter } from '../read-query.ts';

const once = 'Bitte genau einmal angeben.';
const username = z.string(once).max(100, 'Ein Benutzername hat höchstens 100 Zeichen.');
const password = z
  .string(once)
  .max(PASSWORD_MAX_LENGTH, `Ein Passwort hat höchstens ${PASSWORD_MAX_LENGTH} Zeichen.`);

/** Form of login.php. */
export const loginForm = z.strictObject({ username, password });

/** Form of removeUserToken.php. */
export const removeTokenForm = z.strictObject({ username });

/** Form of deactivateUser.php. */
export const deactivateForm = z.strictObject({ userid: idParameter });

/** Form of setpw.php: of a colleague by id, or the own initial one. */
export const setPasswordForm = z
  .strictObject({
    userid: idParameter.optional(),
    password: password.optional(),
    username: username.optional(),
  })
  .refine(
    (form) =>
      (form.userid === undefined) === (form.password !== undefined) &&
      (form.password === undefined) === (form.username === undefined),
    'Bitte geben Sie entweder userid oder password und username an.',
  );
