import { defineCall, type } from '#platform/domain';
import type { SavedUser } from './user-admin.service.ts';
import { userInput } from './user-input.ts';
import type { ManagedUser } from './users-list.ts';

/** Adds or changes a user. */
export const saveUser = defineCall({
  method: 'PUT',
  path: 'settings/users',
  takes: 'json',
  input: userInput,
  answers: type<SavedUser>(),
  conflict: type<ManagedUser>(),
});
