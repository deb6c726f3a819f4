import * as z from 'zod/mini';
import { formatDay, parseDay, refuseValue, wholeNumber } from '#platform/domain';
import { RATE_CUT } from './rate-cut.ts';

/** A larger cut is a typing error. */
const MAX_PERCENT = 20;
/** Maximum number of Krankenkassen in a list. */
const MAX_ROWS = 1000;

const from = z.transform((given: unknown, context) => {
  const day = typeof given === 'string' ? parseDay(given) : null;
  if (day !== null && day >= RATE_CUT.from && day <= RATE_CUT.until) return day;
  return refuseValue(
    context,
    `Gemindert wird ab einem Tag vom ${formatDay(RATE_CUT.from)} bis zum ${formatDay(RATE_CUT.until)}, wie ${RATE_CUT.from}.`,
  );
});

/** Whole percent and the first day of the cut. */
export const rateCutInput = z.strictObject({ percent: wholeNumber('Prozent', 1, MAX_PERCENT), from });

/** The vendor's list, or the Krankenkassen the actor's institution has added itself. */
export const rateList = z.enum(['vendor', 'own'], 'Die Liste fehlt.');
export type RateList = z.output<typeof rateList>;

const WHOLE = 'Nummer und Version sind ganze Zahlen.';

/** The Krankenkassen to be lowered, each with the version seen in the preview. */
export const rateCutRowsInput = z.strictObject({
  ...rateCutInput.shape,
  rows: z
    .array(z.strictObject({ id: z.int(WHOLE), version: z.int(WHOLE) }))
    .check(
      z.minLength(1, 'Bitte wählen Sie mindestens eine Krankenkasse aus.'),
      z.maxLength(MAX_ROWS, `Mehr als ${MAX_ROWS} Krankenkassen lassen sich nicht mindern.`),
    ),
});
export type RateCutRowsInput = z.output<typeof rateCutRowsInput>;
