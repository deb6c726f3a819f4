import * as z from 'zod/mini';

const NO_ID = 'Keine gültige Nummer.';

/** An id in an address. */
export const idInAddress = z.pipe(
  z.string('Bitte genau einmal angeben.').check(z.regex(/^[1-9]\d{0,8}$/, NO_ID)),
  z.transform(Number),
);

/** An id in a body: a number in JSON, a text in a form. */
export const idInBody = z.union(
  [z.int(NO_ID).check(z.positive(NO_ID), z.maximum(999_999_999, NO_ID)), idInAddress],
  NO_ID,
);
