import * as z from 'zod/mini';
import type { KnownCustomer } from '#institution';
import { type Done, defineCall, type Page, rowId, seenVersion, type } from '#platform/domain';
import { requiredKundennummer } from '../users/form-fields.ts';
import type { SavedInstitution } from './institution-admin.service.ts';
import { institutionInput } from './institution-input.ts';
import type { InstitutionDetails } from './institution-rows.ts';
import type { InstitutionRow } from './institutions-list.ts';

const LONGEST = 'Höchstens 100 Zeichen.';

/** The first institutions that match a text. */
export const searchInstitutions = defineCall({
  method: 'POST',
  path: 'cms/institutions/search',
  takes: 'json',
  input: z.strictObject({ q: z.string(LONGEST).check(z.maxLength(100, LONGEST)) }),
  answers: type<Page<InstitutionRow>>(),
});

/** Whether a Kundennummer is free, and its address in the customer table. */
export const checkKundennummer = defineCall({
  method: 'POST',
  path: 'cms/institutions/number',
  takes: 'json',
  input: z.strictObject({
    /** The institution that may have it; null for a new one. */
    id: z.nullable(rowId),
    Kundennummer: requiredKundennummer,
  }),
  answers: type<{ readonly free: boolean; readonly known: KnownCustomer | null }>(),
});

/** An institution with all that its dialog shows. */
export const readInstitution = defineCall({
  method: 'POST',
  path: 'cms/institutions/details',
  takes: 'json',
  input: z.strictObject({ id: rowId }),
  answers: type<InstitutionDetails>(),
});

const removal = z.strictObject({ id: rowId, version: seenVersion });

/** Deletes an institution, of which the rows are kept. */
export const hideInstitution = defineCall({
  method: 'POST',
  path: 'cms/institutions/hiding',
  takes: 'json',
  input: removal,
  answers: type<Done>(),
});

/** Deletes an institution with all data. */
export const deleteInstitution = defineCall({
  method: 'POST',
  path: 'cms/institutions/deletion',
  takes: 'json',
  input: removal,
  answers: type<Done>(),
});

/** Adds or changes an institution. */
export const saveInstitution = defineCall({
  method: 'PUT',
  path: 'cms/institutions',
  takes: 'json',
  input: institutionInput,
  answers: type<SavedInstitution>(),
  conflict: type<InstitutionDetails>(),
});
