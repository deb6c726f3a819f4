import * as z from 'zod/mini';
import { type Done, defineCall, rowId, type } from '#platform/domain';

/** The user to whom something is done. */
const input = z.strictObject({ id: rowId });

/** Gives a user an initial password, which is answered once. */
export const resetPassword = defineCall({
  method: 'POST',
  path: 'settings/users/password',
  takes: 'json',
  input,
  answers: type<{ readonly password: string }>(),
});

/** Mails a user a link for a new password. */
export const inviteUser = defineCall({
  method: 'POST',
  path: 'settings/users/invitation',
  takes: 'json',
  input,
  answers: type<Done>(),
});

/** Ends a user's access until it is given again. */
export const deactivateUser = defineCall({
  method: 'POST',
  path: 'settings/users/deactivation',
  takes: 'json',
  input,
  answers: type<Done>(),
});

/** Deletes a user with all data. */
export const deleteUser = defineCall({
  method: 'POST',
  path: 'settings/users/deletion',
  takes: 'json',
  input,
  answers: type<Done>(),
});

/** Deletes a user, of whom the rows are kept. */
export const hideUser = defineCall({
  method: 'POST',
  path: 'settings/users/hiding',
  takes: 'json',
  input,
  answers: type<Done>(),
});
