import { type Done, defineCall, removedRow, type } from '#platform/domain';
import { type ManagedRole, roleInput } from '../roles/role-input.ts';
import type { SavedRole } from './role-admin.service.ts';

/** Adds or changes a role. */
export const saveRole = defineCall({
  method: 'PUT',
  path: 'cms/roles',
  takes: 'json',
  input: roleInput,
  answers: type<SavedRole>(),
  conflict: type<ManagedRole>(),
});

/** Deletes a role. */
export const deleteRole = defineCall({
  method: 'DELETE',
  path: 'cms/roles.php',
  admits: 'vendor',
  takes: 'query',
  input: removedRow,
  answers: type<Done>(),
});
