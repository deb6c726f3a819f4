import * as z from 'zod/mini';
import { rowId, rowVersion } from '#platform/domain';

/** A size that somebody has chosen in a list, as it was shown there. */
export interface ChosenSize {
  readonly id: number;
  /** That of the row that somebody has seen. */
  readonly version: number;
}

/** More than one page of the list holds. */
const MOST_CHOSEN = 2000;

/** Chosen sizes as text, `73:1,74:2`: id and version of each. */
export const chosenSizes = z.pipe(
  z
    .string('Bitte wählen Sie mindestens eine Größe.')
    .check(
      z.maxLength(MOST_CHOSEN * 24, `Es gehen höchstens ${MOST_CHOSEN} Größen auf einmal.`),
      z.regex(/^\d{1,10}:\d{1,10}(,\d{1,10}:\d{1,10})*$/, 'Bitte wählen Sie mindestens eine Größe.'),
    ),
  z.pipe(
    z.transform((text: string) =>
      text.split(',').map((each) => {
        const [id, version] = each.split(':').map(Number);
        return { id, version };
      }),
    ),
    z
      .array(z.strictObject({ id: rowId, version: rowVersion }))
      .check(z.maxLength(MOST_CHOSEN, `Es gehen höchstens ${MOST_CHOSEN} Größen auf einmal.`)),
  ),
);
