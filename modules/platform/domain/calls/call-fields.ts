import * as z from 'zod/mini';

const NO_ID = 'Keine gültige Nummer.';

/** An id as text: in an address, or in a form. */
export const idText = z.pipe(
  z.string('Bitte genau einmal angeben.').check(z.regex(/^[1-9]\d{0,8}$/, NO_ID)),
  z.transform(Number),
);

/** An id in a body: a number in JSON, a text in a form. */
export const idNumber = z.union(
  [z.int(NO_ID).check(z.positive(NO_ID), z.maximum(999_999_999, NO_ID)), idText],
  NO_ID,
);

/**
 * A file of a call: sent as a file, received as its bytes.
 *
 * @param contentMediaType what the OpenAPI document says of it
 */
export const sentFile = (contentMediaType: string) =>
  z
    .custom<Uint8Array, Blob>((bytes) => bytes instanceof Uint8Array, 'Bitte genau eine Datei angeben.')
    .register(z.globalRegistry, { type: 'string', contentMediaType });
