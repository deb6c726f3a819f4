import type { FileLimit } from '../calls/define-call.ts';

/** What somebody may upload (access specification, section 9). */
export const MAX_TABLE_BYTES = 10 * 1024 * 1024;

export const TABLE_TOO_LARGE =
  'Die Datei ist größer als 10 MB. Bitte teilen Sie sie auf: Ein Export dieser Größe kommt schon in Teilen, die sich einzeln importieren lassen.';

/** A table to import (access specification, section 5: .csv only). */
export const TABLE_FILE: FileLimit = {
  field: 'file',
  most: MAX_TABLE_BYTES,
  tooLarge: TABLE_TOO_LARGE,
  ending: { of: '.csv', refusal: 'Der Name der Datei muss auf .csv enden.' },
};
