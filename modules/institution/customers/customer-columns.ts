import * as z from 'zod/mini';
import { ONE_LINE } from '#platform/domain';

const NUMBER_MESSAGE = 'Eine Kundennummer hat 2 bis 8 Zeichen.';

/** A Kundennummer, as `checkknr` accepts it. */
export const customerNumber = z
  .string(NUMBER_MESSAGE)
  .check(
    z.trim(),
    z.regex(/^\S{2,8}$/, { error: NUMBER_MESSAGE, abort: true }),
    z.regex(ONE_LINE, NUMBER_MESSAGE),
  );
