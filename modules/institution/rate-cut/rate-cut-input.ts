import * as z from 'zod/mini';
import { formatDay, parseDay, refuseValue, wholeNumber } from '#platform/domain';
import { RATE_CUT } from './rate-cut.ts';

/** More than this was mistyped. */
const MAX_PERCENT = 20;
/** As many Krankenkassen as a list can have. */
const MAX_ROWS = 1000;

const from = z.transform((given: unknown, context) => {
  const day = typeof given === 'string' ? parseDay(given) : null;
  if (day !== null && day >= RATE_CUT.from && day <= RATE_CUT.until) return day;
  return refuseValue(
    context,
    `Gemindert wird ab einem Tag vom ${formatDay(RATE_CUT.from)} bis zum ${formatDay(RATE_CUT.until)}, wie ${RATE_CUT.from}.`,
  );
});

/** By how much rates are lowered, in whole percent, and from which day on. */
export const rateCutInput = z.strictObject({ percent: wholeNumber('Prozent', 1, MAX_PERCENT), from });

const WHOLE = 'Nummer und Version sind ganze Zahlen.';

/** The Krankenkassen whose rates are lowered, each with the version somebody has seen in the preview. */
export const loweringInput = z.strictObject({
  ...rateCutInput.shape,
  rows: z
    .array(z.strictObject({ id: z.int(WHOLE), version: z.int(WHOLE) }))
    .check(
      z.minLength(1, 'Bitte wählen Sie mindestens eine Krankenkasse aus.'),
      z.maxLength(MAX_ROWS, `Mehr als ${MAX_ROWS} Krankenkassen lassen sich nicht mindern.`),
    ),
});
export type LoweringInput = z.input<typeof loweringInput>;
