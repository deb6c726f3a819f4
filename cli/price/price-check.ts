import { expectedSchema, issueTexts } from '#consultation/domain';
import type { CheckCounts } from './price-counts.ts';

/** A difference between a result and the expectation. */
export interface Difference {
  /** Keys and places from 0, with dots between them, as in messages about a case: `areas.1.tabs`. */
  readonly path: string;
  readonly expected: unknown;
  /** undefined if the result has no such value. */
  readonly actual: unknown;
}

/** What a check says of a line. */
export interface Verdict {
  readonly count: keyof CheckCounts;
  /** As in a JUnit report: a difference is a failure, what could not be compared an error; null: it has passed. */
  readonly element: 'failure' | 'error' | 'skipped' | null;
  /** For programs. */
  readonly type: string;
  /** What is wrong, for people. */
  readonly texts: readonly string[];
}

const SAME: Verdict = { count: 'same', element: null, type: 'same', texts: [] };
const UNCHECKED: Verdict = {
  count: 'unchecked',
  element: 'skipped',
  type: 'no-expectation',
  texts: ['expects nothing'],
};

/** The verdict on a line that cannot be computed or compared. */
export const errorOf = (type: string, texts: readonly string[]): Verdict => ({
  count: 'errors',
  element: 'error',
  type,
  texts,
});

/**
 * Compares a result with the case's expectation. It is an error if the expectation names nothing that could be
 * compared, or what a result never has. An expectation of null counts as left out, as other fields do.
 */
export function compared(expected: unknown, result: unknown): Verdict {
  if (expected === undefined || expected === null) return UNCHECKED;
  const found = differences(expected, result);
  if (found.length === 0)
    return expectsSomething(expected)
      ? SAME
      : errorOf('no-expectation', ['expected: nennt nichts, was zu vergleichen wäre']);
  // What equals a part of a result is one: only what differs has to be looked at.
  const { error } = expectedSchema.safeParse(expected, { reportInput: true });
  if (error === undefined)
    return { count: 'different', element: 'failure', type: 'different', texts: found.map(differenceText) };
  const issues = error.issues.flatMap((issue) => issueTexts(issue, ['expected']));
  return errorOf(
    'no-expectation',
    issues.map(([path, text]) => `${path}: ${text}`),
  );
}

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
