import * as z from 'zod/mini';
import { rowId, rowVersion } from '#platform/domain';

const NONE = 'Bitte wählen Sie mindestens eine Größe.';
/** More than one page of the list holds. */
const MOST_CHOSEN = 2000;

/** Chosen sizes: id and version of each. */
export const chosenSizes = z
  .array(z.strictObject({ id: rowId, version: rowVersion }), NONE)
  .check(
    z.minLength(1, NONE),
    z.maxLength(MOST_CHOSEN, `Es gehen höchstens ${MOST_CHOSEN} Größen auf einmal.`),
  );

/** A size that somebody has chosen in a list, with the version of the row that was shown there. */
export type ChosenSize = Readonly<z.output<typeof chosenSizes>[number]>;
