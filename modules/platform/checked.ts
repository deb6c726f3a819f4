import * as z from 'zod/v4/core';
import { DomainError } from './domain/errors.ts';
import { fieldMessages } from './domain/field-messages.ts';

/**
 * Validates the input of a service.
 *
 * @throws DomainError `invalid` with the fields and the schema's messages
 */
export function checked<Schema extends z.$ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const read = z.safeParse(schema, given);
  if (read.success) return read.data;
  const fields = fieldMessages(read.error.issues);
  throw new DomainError('invalid', Object.values(fields).join(' '), fields);
}
