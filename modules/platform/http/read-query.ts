import * as z from 'zod';
import { DomainError } from '../domain/errors.ts';
import { fieldMessages } from '../domain/field-messages.ts';

const NO_ID = 'Keine gültige Nummer.';

/** The description of the version that a call takes. */
export const VERSION =
  'Die version, die GET geantwortet hat; ohne sie gilt, was gesendet wird, in jedem Fall';

/** How a call describes a conflict: another version is stored. @param current what `current` is then */
export const otherVersion = (current: string): string =>
  `Eine andere Version ist gespeichert; current ist ${current}.`;

/** A query parameter that is an id. */
export const idParameter = z
  .string('Bitte genau einmal angeben.')
  .regex(/^[1-9]\d{0,8}$/, NO_ID)
  .transform(Number);

/** An id in a body: a number in JSON, a text in a form. */
export const idField = z.union([z.int(NO_ID).positive(NO_ID).max(999_999_999, NO_ID), idParameter], NO_ID);

/** The id of a saved row: 0 or omitted for a new one, which gives null. */
export const idOrNew = z
  .union([z.literal([0, '0']), idField], NO_ID)
  .optional()
  .transform((id) => Number(id ?? 0) || null);

/** A flag in a body of the documented calls. */
export const flagField = z.literal([0, 1], 'Erlaubt sind 0 und 1.').transform((flag) => flag === 1);

/** Like `idOrNew`, except that an omitted id means the caller's own. */
export const idOrOwn = z.union([z.literal([0, '0']), idField], NO_ID).optional();

/** Most characters of an unknown parameter's name in an answer. */
const MAX_NAME = 50;
/** Most unknown parameters listed in an answer. */
const MAX_UNKNOWN = 20;

/**
 * Parses the query of a call.
 *
 * @param schema strict: unknown parameters are refused
 * @param named whether the message names the parameters: for programs; a screen shows it beside its fields
 * @throws DomainError `invalid` with each wrong or unknown parameter, in German
 */
export function readQuery<Schema extends z.core.$ZodType>(
  schema: Schema,
  query: unknown,
  named = true,
): z.output<Schema> {
  // zod rejects the parser's object, which has no prototype.
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
    .map(([field, text]) => (named && field !== '' ? `${field}: ${text}` : text))
    .join(' ');
  throw new DomainError('invalid', message, fields);
}
