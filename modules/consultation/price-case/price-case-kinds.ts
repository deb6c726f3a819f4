/** Kinds of fields of the batch format. A kind is a zod schema that checks a value and converts it. */
import * as z from 'zod/mini';

/** Keywords of JSON Schema for a text: a pattern that has to match, or examples where none can say it. */
type Notation =
  | { readonly pattern: string; readonly format?: string }
  | { readonly examples: readonly string[] };

/** A text that may not be empty. */
export const text = z.string().check(z.minLength(1));

export const wholeNumber = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.int().check(z.gte(min), z.lte(max));

/**
 * A text in some notation, read as its value.
 *
 * @param parse null where the text breaks the notation
 * @param error German, to be read after the path of the field
 * @param notation for the JSON Schema, which cannot tell what `parse` takes: admits all of it, and as little else as a
 *   regular expression can
 */
export function parsed<Value>(parse: (text: string) => Value | null, error: string, notation: Notation) {
  return z.pipe(
    z.string().register(z.globalRegistry, { minLength: 1, ...notation }),
    z.transform((given: string, { issues }) => {
      const value = parse(given);
      if (value !== null) return value;
      issues.push({ code: 'custom', input: given, message: error });
      return z.NEVER;
    }),
  );
}

/** @param absent value of a field that is missing or null */
export function optional<Value, Absent>(schema: z.core.$ZodType<Value>, absent: Absent) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value: Value | null | undefined) => value ?? absent),
  );
}

/**
 * A rule across the fields of a container.
 *
 * @param find calls `fault` with the path within the container and a German message
 */
export function rule<Value>(
  find: (value: Value, fault: (path: PropertyKey[], message: string) => void) => void,
): z.core.CheckFn<Value> {
  return ({ value, issues }) =>
    find(value, (path, message) =>
      issues.push({ code: 'custom', input: value, path, message, continue: true }),
    );
}

/** A name to look the value up by, or the value. */
export const nameOr = <Value>(schema: z.core.$ZodType<Value>) => z.union([text, schema]);

/** An object with free keys. */
export function record<Value>(schema: z.core.$ZodType<Value>) {
  return z.pipe(
    // zod's record skips the key silently.
    z.unknown().check(
      z.refine((value) => typeof value !== 'object' || !Object.hasOwn(Object(value), '__proto__'), {
        error: 'der Schlüssel „__proto__“ ist nicht erlaubt',
        abort: true,
      }),
    ),
    z.record(z.string(), schema),
  );
}

/** An object with free keys, read as a map. */
export function map<Value>(schema: z.core.$ZodType<Value>) {
  return z.pipe(
    record(schema),
    z.transform(
      (values: Record<string, Value>): ReadonlyMap<string, Value> => new Map(Object.entries(values)),
    ),
  );
}
