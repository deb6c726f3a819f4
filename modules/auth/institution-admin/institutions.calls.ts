import { defineCall, type } from '#platform/domain';
import type { SavedInstitution } from './institution-admin.service.ts';
import { institutionInput } from './institution-input.ts';
import type { InstitutionDetails } from './institution-rows.ts';

/** Adds or changes an institution. */
export const saveInstitution = defineCall({
  method: 'PUT',
  path: 'cms/institutions',
  takes: 'json',
  input: institutionInput,
  answers: type<SavedInstitution>(),
  conflict: type<InstitutionDetails>(),
});
