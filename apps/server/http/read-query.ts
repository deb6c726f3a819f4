import * as z from 'zod';
import { DomainError } from '#platform/domain';

/** A query parameter that is an id. */
export const idParameter = z
  .string('Bitte genau einmal angeben.')
  .regex(/^[1-9]\d{0,8}$/, 'Keine gültige Nummer.')
  .transform(Number);

/** An id in a body: JSON may hold it as a number, a form holds texts alone. */
export const idField = z.union([z.int().positive().max(999_999_999), idParameter], 'Keine gültige Nummer.');

/** Most characters of an unknown parameter's name that an answer repeats. */
const MAX_NAME = 50;

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
  // The first that is wrong with a field is said of it.
  const fields = Object.fromEntries(
    read.error.issues
      .toReversed()
      .flatMap((issue): [string, string][] =>
        issue.code === 'unrecognized_keys'
          ? issue.keys.map((key) => [key.slice(0, MAX_NAME), 'Diese Angabe kennt der Aufruf nicht.'])
          : [[issue.path.join('.'), issue.message]],
      ),
  );
  const message = Object.entries(fields)
    .map(([field, text]) => (field === '' ? text : `${field}: ${text}`))
    .join(' ');
  throw new DomainError('invalid', message, fields);
}
