import { defineCall, type } from '#platform/domain';
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
