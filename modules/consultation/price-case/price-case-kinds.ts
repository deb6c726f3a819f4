/**
 * Kinds of fields that hold one value. A kind has a schema, which names every fault, and a reader, which takes a third
 * of the time and only says that there is one. A property test proves that the two agree.
 */
import * as z from 'zod/mini';

export interface Field<Value> {
  readonly schema: z.ZodMiniType;
  /** @throws MALFORMED exactly where the schema finds a fault */
  readonly read: (value: unknown) => Value;
}

/** Keywords of JSON Schema for a text: a pattern that has to match, or examples where none can say it. */
export type Notation =
  | { readonly pattern: string; readonly format?: string }
  | { readonly examples: readonly string[] };

export type ValueOf<Kind> = Kind extends Field<infer Value> ? Value : never;

/** A constant: the stack of an Error would cost more than the rest of the line. */
export const MALFORMED = Symbol('malformed');

export function malformed(): never {
  throw MALFORMED;
}

/** Any value, or none. */
export const free: Field<unknown> = { schema: z.optional(z.unknown()), read: (value) => value };

/** A text that may be empty. */
export const string: Field<string> = {
  schema: z.string(),
  read: (value) => (typeof value === 'string' ? value : malformed()),
};

export const text: Field<string> = {
  schema: z.string().check(z.minLength(1)),
  read: (value) => (typeof value === 'string' && value !== '' ? value : malformed()),
};

export const bool: Field<boolean> = {
  schema: z.boolean(),
  read: (value) => (typeof value === 'boolean' ? value : malformed()),
};

export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER): Field<number> {
  return {
    schema: z.int().check(z.gte(min), z.lte(max)),
    read: (value) =>
      Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max
        ? (value as number)
        : malformed(),
  };
}

export function oneOf<Value extends string>(allowed: readonly Value[]): Field<Value> {
  return {
    schema: z.enum(allowed),
    read: (value) => (allowed.includes(value as Value) ? (value as Value) : malformed()),
  };
}

/**
 * A text in some notation.
 *
 * @param parse null where the text breaks the notation
 * @param error German, to be read after the path of the field
 * @param notation for the JSON Schema, which cannot tell what `parse` takes: admits all of it, and as little else as a
 *   regular expression can
 */
export function parsed<Value>(
  parse: (text: string) => Value | null,
  error: string,
  notation: Notation,
): Field<Value> {
  return {
    // Aborts, so that rules across fields only see sound values.
    schema: z
      .string()
      .check(
        z.minLength(1),
        z.refine((value) => parse(value) !== null, { error, abort: true }),
      )
      .register(z.globalRegistry, notation),
    read: (value) => parse(text.read(value)) ?? malformed(),
  };
}

/** A text that its reader leaves as it is, under one more condition. */
export function where<Value extends string>(
  field: Field<Value>,
  passes: (value: Value) => boolean,
  error: string,
): Field<Value> {
  return {
    schema: field.schema.check(z.refine((value) => passes(value as Value), error)),
    read: (value) => {
      const result = field.read(value);
      return passes(result) ? result : malformed();
    },
  };
}

/** @param absent value of a field that is missing or null */
export function optional<Value, Absent>(field: Field<Value>, absent: Absent): Field<Value | Absent> {
  return {
    schema: z.nullish(field.schema),
    read: (value) => (value === undefined || value === null ? absent : field.read(value)),
  };
}
