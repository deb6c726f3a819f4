/** Kinds of fields that hold others, each made as in price-case-kinds.ts. */
import * as z from 'zod/mini';
import { type Field, malformed, text, type ValueOf } from './price-case-kinds.ts';

/**
 * A rule across the fields of a container. It runs on the schema's output and on the reader's, and so may only look at
 * values that are the same in both.
 *
 * @param fault takes the path within the container and a German message
 */
type Rule<Value> = (value: Value, fault: (path: PropertyKey[], message: string) => void) => void;

type Shape = Readonly<Record<string, Field<unknown>>>;
type Values<Fields extends Shape> = { -readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };

interface ObjectOptions<Read, Result> {
  /** Keys that may hold anything; nothing reads them. Lets a case be pasted together from the catalogue. */
  readonly carried?: readonly string[];
  readonly rule?: Rule<Read>;
  readonly convert?: (values: Read) => Result;
}

/** An object that has no keys besides its fields and the carried ones. */
export function object<Fields extends Shape, Result = Values<Fields>>(
  fields: Fields,
  { carried = [], rule, convert }: ObjectOptions<Values<Fields>, Result> = {},
): Field<Result> {
  const schemas = Object.entries(fields).map(([name, { schema }]) => [name, schema]);
  const unread = carried.map((name) => [name, z.optional(z.unknown())]);
  const strict = z.strictObject(Object.fromEntries([...schemas, ...unread]));
  let readFields: ((value: unknown) => Values<Fields>) | undefined;
  return {
    schema: ruled(strict, rule),
    read: (value) => {
      readFields ??= compiled(fields, carried);
      const values = readFields(value);
      rule?.(values, malformed);
      return convert === undefined ? (values as Result) : convert(values);
    },
  };
}

/**
 * Generates the reader of an object, as zod generates its parsers. A loop over the fields makes the whole batch an
 * eighth slower: V8 optimises only accesses whose names stand in the code. Runs at first use, because a browser that
 * loads this file may forbid it.
 */
function compiled<Fields extends Shape>(
  fields: Fields,
  carried: readonly string[],
): (value: unknown) => Values<Fields> {
  const names = Object.keys(fields);
  const known = new Set([...names, ...carried]);
  const checkNames = (value: object) => {
    if (!Object.keys(value).every((name) => known.has(name))) malformed();
  };
  const code = [
    'if (!isObject(value)) malformed();',
    ...names.map((name, at) => `const value${at} = value.${name};`),
    // Counts instead of looking up each name; parsed JSON inherits none.
    // Stryker disable next-line all: with another count the names are looked up
    `let others = 0; for (const _ in value) others += 1; ${names.map((_, at) => `if (value${at} !== undefined) others -= 1;`).join(' ')}`,
    'if (others !== 0) checkNames(value);',
    `return { ${names.map((name, at) => `${name}: read${at}(value${at})`).join(', ')} };`,
  ];
  const given = { isObject, malformed, checkNames };
  const reads = Object.values(fields).map(({ read }) => read);
  return new Function(
    ...Object.keys(given),
    ...reads.map((_, at) => `read${at}`),
    `return (value) => { ${code.join('\n')} };`,
  )(...Object.values(given), ...reads);
}

function ruled<Value>(schema: z.ZodMiniType, rule: Rule<Value> | undefined): z.ZodMiniType {
  if (rule === undefined) return schema;
  return schema.check(({ value, issues }) =>
    rule(value as Value, (path, message) =>
      // Stryker disable next-line StringLiteral: zod asks for a code; nobody reads it
      issues.push({ code: 'custom', input: value, path, message, continue: true }),
    ),
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function list<Value>(field: Field<Value>, rule?: Rule<Value[]>): Field<Value[]> {
  return {
    schema: ruled(z.array(field.schema), rule),
    read: (value) => {
      const values = Array.isArray(value) ? value.map((each) => field.read(each)) : malformed();
      rule?.(values, malformed);
      return values;
    },
  };
}

export function triple<Value>({ schema, read }: Field<Value>): Field<[Value, Value, Value]> {
  return {
    schema: z.tuple([schema, schema, schema]),
    read: (value) =>
      Array.isArray(value) && value.length === 3
        ? [read(value[0]), read(value[1]), read(value[2])]
        : malformed(),
  };
}

/** A name to look the value up by, or the value. */
export function nameOr<Value>(field: Field<Value>): Field<string | Value> {
  return {
    schema: z.union([text.schema, field.schema]),
    read: (value) => (typeof value === 'string' ? text.read(value) : field.read(value)),
  };
}

/** An object with free keys. */
export function record<Value>({ schema, read }: Field<Value>): Field<Record<string, Value>> {
  // zod's record skips the key silently.
  const allowed = z.refine<unknown>((value) => !isObject(value) || !Object.hasOwn(value, '__proto__'), {
    error: 'der Schlüssel „__proto__“ ist nicht erlaubt',
    abort: true,
  });
  return {
    schema: z.pipe(z.unknown().check(allowed), z.record(z.string(), schema)),
    read: (value) => {
      const source = isObject(value) ? value : malformed();
      const values: Record<string, Value> = {};
      for (const key of Object.keys(source))
        values[key === '__proto__' ? malformed() : key] = read(source[key]);
      return values;
    },
  };
}

/** An object with free keys, read as a map. */
export function map<Value>(field: Field<Value>): Field<ReadonlyMap<string, Value>> {
  const { schema, read } = record(field);
  return { schema, read: (value) => new Map(Object.entries(read(value))) };
}
