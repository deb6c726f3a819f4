import * as z from 'zod/mini';
import { contractFormInput, newContractForm } from '#pdf/domain';
import { fieldJson, refuseValue, rowId, rowVersion } from '#platform/domain';
import type { FileRules } from '../../ui/files/file-rules.ts';
import { fileBy, formOf, WHOLE_NUMBER } from '../../ui/form/form-schema.ts';

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

export const addForm = formOf(z.extend(newContractForm, { file }), { file: fileBy(FORM_RULES) });

/** A list sent as one JSON text: a form may have hundreds of fields. */
const LIST = {
  read: (entry: FormDataEntryValue): unknown => {
    try {
      return fieldJson(String(entry));
    } catch {
      // The schema refuses it.
      return null;
    }
  },
  write: () => null,
};

export const saveForm = formOf(contractFormInput, { id: WHOLE_NUMBER, kassen: LIST, mapping: LIST });

/** Chooses a newer file of a stored form. */
export const chooseForm = formOf(z.strictObject({ file }), { file: fileBy(FORM_RULES) });

/** A newer file of a stored form: compared with it, or replacing it. */
export const replaceForm = formOf(z.strictObject({ id: rowId, version: rowVersion, file }), {
  id: WHOLE_NUMBER,
  file: fileBy(FORM_RULES),
});

export const deleteForm = formOf(z.strictObject({ id: rowId, version: rowVersion }), { id: WHOLE_NUMBER });
