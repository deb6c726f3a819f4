import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH } from './password-rule.ts';

const TOO_LONG = `Ein Passwort hat höchstens ${PASSWORD_MAX_LENGTH} Zeichen.`;

/** A password that has to be typed; whether it is right, or strong enough, is checked by a service. */
export function typedPassword(missing: string) {
  return z.string(missing).check(z.minLength(1, missing), z.maxLength(PASSWORD_MAX_LENGTH, TOO_LONG));
}

/** The current password, asked again. */
export const ownPasswordInput = z.strictObject({
  password: typedPassword('Bitte geben Sie Ihr Passwort ein.'),
});

/** A new password, typed twice. */
export const newPasswordInput = z.strictObject({
  password: typedPassword('Bitte geben Sie ein neues Passwort ein.'),
  repeated: typedPassword('Bitte wiederholen Sie das neue Passwort.'),
});

/** A password change, authorized by the current password. */
export const changedPasswordInput = z.strictObject({
  current: typedPassword('Bitte geben Sie Ihr bisheriges Passwort ein.'),
  ...newPasswordInput.shape,
});
