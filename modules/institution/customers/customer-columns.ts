import * as z from 'zod/mini';
import { ONE_LINE, requiredLine } from '#platform/domain';

const NUMBER_MESSAGE = 'Eine Kundennummer hat 2 bis 8 Zeichen.';

/** A Kundennummer, as `checkknr` accepts it. */
export const customerNumber = z
  .string(NUMBER_MESSAGE)
  .check(
    z.trim(),
    z.regex(/^\S{2,8}$/, { error: NUMBER_MESSAGE, abort: true }),
    z.regex(ONE_LINE, NUMBER_MESSAGE),
  );

const ZERO_LOST =
  'Eine PLZ hat 5 Ziffern. Tabellenprogramme lassen die Null am Anfang weg; bitte ergänzen Sie sie.';

/** A postcode. Four digits are refused: a spreadsheet has removed the leading zero. */
export const postcode = requiredLine('zip', 10).check(z.refine((text) => !/^\d{4}$/.test(text), ZERO_LOST));
