import * as z from 'zod/mini';
import { refuseValue } from '#platform/domain';
import type { FileRules } from '../../ui/form/file-rules.ts';
import { fileBy, formOf, TICKED } from '../../ui/form/form-schema.ts';

/** All settings of an institution as a file. */
export const SETTINGS_RULES: FileRules = {
  accept: '.json,application/json',
  kinds: 'JSON',
  maxBytes: 1_000_000,
};

const file = z.transform((given: unknown, context): File => {
  if (given instanceof File) return given;
  return refuseValue(context, typeof given === 'string' ? given : 'Bitte wählen Sie eine Datei.');
});

/** The form that uploads one. */
export const settingsForm = formOf(z.strictObject({ file }), { file: fileBy(SETTINGS_RULES) });

const id = z.string('Die Kennung fehlt.').check(z.minLength(1, 'Die Kennung fehlt.'), z.maxLength(100));

/** What becomes of one that was looked through; `foreign` confirms that it is another institution's. */
export const answerForm = formOf(
  z.strictObject({ id, take: z.enum(['yes', 'no'], 'Die Antwort fehlt.'), foreign: z.boolean() }),
  { foreign: TICKED },
);
