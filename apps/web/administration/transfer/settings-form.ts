import * as z from 'zod/mini';
import { refuseValue } from '#platform/domain';
import type { FileRules } from '../../ui/files/file-rules.ts';
import { fileBy, formOf } from '../../ui/form/form-schema.ts';

/** A file with all settings of an institution. */
export const SETTINGS_RULES: FileRules = {
  accept: '.json,application/json',
  kinds: 'JSON',
  maxBytes: 20_000_000,
};

const file = z.transform((given: unknown, context): File => {
  if (given instanceof File) return given;
  return refuseValue(context, typeof given === 'string' ? given : 'Bitte wählen Sie eine Datei.');
});

/** The upload form of a settings file. */
export const settingsForm = formOf(z.strictObject({ file }), { file: fileBy(SETTINGS_RULES) });
