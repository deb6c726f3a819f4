import * as z from 'zod/mini';
import type { addForm } from '#pdf/calls';
import { refuseValue, type SentTo } from '#platform/domain';
import type { FileRules } from '../../ui/files/file-rules.ts';
import { fileBy, formOf } from '../../ui/form/form-schema.ts';

/** Whose forms: the institution's, or the vendor's for all. */
export type FormOwner = NonNullable<SentTo<typeof addForm>['fuer']>;

/** An uploaded form. */
export const FORM_RULES: FileRules = {
  accept: '.pdf,application/pdf',
  kinds: 'PDF',
  // As it is shown; the server takes a little more.
  maxBytes: 5_000_000,
};

const file = z.transform((given: unknown, context): File => {
  if (given instanceof File) return given;
  return refuseValue(context, typeof given === 'string' ? given : 'Bitte wählen Sie ein PDF.');
});

/** Chooses a newer file of a stored form. */
export const chooseForm = formOf(z.strictObject({ file }), { file: fileBy(FORM_RULES) });
