import * as z from 'zod';
import { DomainError, fieldMessages } from '#platform/domain';

const NO_ID = 'Keine gültige Nummer.';

/** A query parameter that is an id. */
export const idParameter = z
  .string('Bitte genau einmal angeben.')
  .regex(/^[1-9]\d{0,8}$/, NO_ID)
  .transform(Number);

/** An id in a body: JSON may hold it as a number, a form holds texts alone. */
export const idField = z.union([z.int(NO_ID).positive(NO_ID).max(999_999_999, NO_ID), idParameter], NO_ID);

/** The id of what a body saves: 0, or none at all, for something new. Gives null for that. */
export const idOrNew = z
  .union([z.literal([0, '0']), idField], NO_ID)
  .optional()
  .transform((id) => Number(id ?? 0) || null);

/** Yes and no in a body, as the documented calls write them. */
export const flagField = z.literal([0, 1], 'Erlaubt sind 0 und 1.').transform((flag) => flag === 1);

/** The same where none at all names the own one, and 0 something new. */
export const idOrOwn = z.union([z.literal([0, '0']), idField], NO_ID).optional();

/** Most characters of an unknown parameter's name that an answer repeats. */
const MAX_NAME = 50;
/** Most unknown parameters that an answer names: whoever sends more knows that it sends none of ours. */
const MAX_UNKNOWN = 20;

/**
 * Reads the query of a call.
 *
 * @param schema strict: what it does not know is refused
 * @throws DomainError `invalid` that names each wrong or unknown parameter, in German
 */
export function readQuery<Schema extends z.core.$ZodType>(schema: Schema, query: unknown): z.output<Schema> {
  // The parser's object has no prototype, which zod takes for something else.
  const read = z.safeParse(schema, { ...(query as object) });
  if (read.success) return read.data;
  const fields = fieldMessages(
    read.error.issues.flatMap<{ path: PropertyKey[]; message: string }>((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.slice(0, MAX_UNKNOWN).map((key) => ({
            path: [...issue.path, key.slice(0, MAX_NAME)],
            message: 'Diese Angabe kennt der Aufruf nicht.',
          }))
        : [issue],
    ),
  );
  const message = Object.entries(fields)
    .map(([field, text]) => (field === '' ? text : `${field}: ${text}`))
    .join(' ');
  throw new DomainError('invalid', message, fields);
}
