import * as z from 'zod/mini';
import { refuseValue } from '#platform/domain';
import type { FileRules } from '../../ui/files/file-rules.ts';
import { fileBy, formOf } from '../../ui/form/form-schema.ts';

/** An uploaded table (access specification, section 5: .csv only, at most 10 MB). */
export const TABLE_RULES: FileRules = { accept: '.csv,text/csv', kinds: 'CSV', maxBytes: 10_000_000 };

/** The file, or what is wrong with it. */
const file = z.transform((given: unknown, context): File => {
  if (given instanceof File) return given;
  return refuseValue(context, typeof given === 'string' ? given : 'Bitte wählen Sie eine Datei.');
});

/** The upload form of a table. */
export const tableForm = formOf(z.strictObject({ file }), { file: fileBy(TABLE_RULES) });
