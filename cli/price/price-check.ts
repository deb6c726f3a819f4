import { expectedSchema, issueTexts } from '#consultation/domain';

/** A difference between a result and the expectation. */
export interface Difference {
  /** Keys and places from 0, with dots between them, as in messages about a case: `areas.1.tabs`. */
  readonly path: string;
  readonly expected: unknown;
  /** undefined if the result has no such value. */
  readonly actual: unknown;
}

/** What comparing a case with its expectation has shown; `texts` name what is wrong, for people. */
export type Comparison =
  | { readonly kind: 'same' | 'unchecked'; readonly texts: readonly [] }
  | { readonly kind: 'different' | 'no-expectation'; readonly texts: readonly string[] };

const SAME: Comparison = { kind: 'same', texts: [] };
const UNCHECKED: Comparison = { kind: 'unchecked', texts: [] };

/**
 * Compares a result with the case's expectation. `no-expectation`: it names nothing that could be compared, or what a
 * result never has. An expectation of null counts as left out, as other fields do.
 */
export function compared(expected: unknown, result: unknown): Comparison {
  if (expected === undefined || expected === null) return UNCHECKED;
  const found = differences(expected, result);
  if (found.length === 0) return expectsSomething(expected) ? SAME : EMPTY;
  // What equals a part of a result is one: only what differs has to be looked at.
  const { error } = expectedSchema.safeParse(expected, { reportInput: true });
  if (error === undefined) return { kind: 'different', texts: found.map(differenceText) };
  const issues = error.issues.flatMap((issue) => issueTexts(issue, ['expected']));
  return { kind: 'no-expectation', texts: issues.map(([path, text]) => `${path}: ${text}`) };
}

const EMPTY: Comparison = {
  kind: 'no-expectation',
  texts: ['expected: nennt nichts, was zu vergleichen wäre'],
};

/** Whether it names a value or a list. The list of the three areas says nothing: each result has it. */
function expectsSomething(expected: unknown): boolean {
  const { areas = [], ...others } = Object(expected) as { areas?: readonly unknown[] };
  return namesSomething(others) || areas.some(namesSomething);
}

function namesSomething(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true;
  return Object.values(value).some(namesSomething);
}

/**
 * The differences between a result and an expectation. Only expected keys of an object count; a list must have the
 * expected length, so that `[]` means none.
 */
export function differences(expected: unknown, actual: unknown, path = ''): Difference[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return [{ path, expected, actual }];
    return expected.flatMap((each, index) => differences(each, actual[index], below(path, String(index))));
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof actual !== 'object' || actual === null || Array.isArray(actual))
      return [{ path, expected, actual }];
    return Object.entries(expected).flatMap(([key, each]) =>
      differences(each, ownValue(actual, key), below(path, key)),
    );
  }
  return Object.is(expected, actual) ? [] : [{ path, expected, actual }];
}

const below = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

function ownValue(object: object, key: string): unknown {
  return Object.getOwnPropertyDescriptor(object, key)?.value;
}

/** A difference for people. */
export function differenceText({ path, expected, actual }: Difference): string {
  const found = actual === undefined ? 'nothing' : JSON.stringify(actual);
  return `${path === '' ? 'result' : path} expected ${JSON.stringify(expected)}, found ${found}`;
}
