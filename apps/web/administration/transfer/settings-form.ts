import * as z from 'zod/mini';
import { refuseValue } from '#platform/domain';
import type { FileRules } from '../../ui/files/file-rules.ts';
import { fileBy, formOf, TICKED } from '../../ui/form/form-schema.ts';

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

const id = z.string('Die Kennung fehlt.').check(z.minLength(1, 'Die Kennung fehlt.'), z.maxLength(100));

/** Accepts or discards a staged file; `foreign` confirms that it belongs to another institution. */
export const answerForm = formOf(
  z.strictObject({ id, take: z.enum(['yes', 'no'], 'Die Antwort fehlt.'), foreign: z.boolean() }),
  { foreign: TICKED },
);
