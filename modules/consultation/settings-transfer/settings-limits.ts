import type { FileLimit } from '#platform/domain';

/** The prices of a large catalogue, and forms of contracts of 14 MB. */
export const MAX_SETTINGS_BYTES = 20_000_000;
export const SETTINGS_TOO_LARGE = 'Die Datei ist größer als 20 MB.';

/** Settings of an institution to import. */
export const SETTINGS_FILE: FileLimit = {
  field: 'file',
  most: MAX_SETTINGS_BYTES,
  tooLarge: SETTINGS_TOO_LARGE,
};
