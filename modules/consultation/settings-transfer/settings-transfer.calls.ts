import * as z from 'zod/mini';
import { type Done, defineCall, sentFile, type } from '#platform/domain';
import { SETTINGS_FILE } from './settings-limits.ts';
import type { StagedSettings } from './settings-transfer.service.ts';

const NO_ID = 'Die Kennung fehlt.';
/** A staged file. */
const id = z.string(NO_ID).check(z.minLength(1, NO_ID), z.maxLength(100));

/** Stages a file with all settings of an institution and says what it would change. Nothing is written yet. */
export const uploadSettings = defineCall({
  method: 'POST',
  path: 'settings/transfer/upload',
  takes: 'parts',
  file: SETTINGS_FILE,
  input: z.strictObject({ file: sentFile('application/json') }),
  answers: type<StagedSettings>(),
});

/** Imports a staged file; `foreign` confirms that it belongs to another institution. */
export const importSettings = defineCall({
  method: 'POST',
  path: 'settings/transfer/import',
  takes: 'json',
  input: z.strictObject({ id, foreign: z.boolean() }),
  answers: type<Done>(),
});

/** Forgets a staged file. */
export const discardSettings = defineCall({
  method: 'POST',
  path: 'settings/transfer/discard',
  takes: 'json',
  input: z.strictObject({ id }),
  answers: type<Done>(),
});
