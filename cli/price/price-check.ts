/** A difference between a result and the expectation. */
export interface Difference {
  readonly path: string;
  readonly expected: unknown;
  /** undefined if the result has no such value. */
  readonly actual: unknown;
}

/**
 * Compares a result with the case's expectation. Only expected keys of an object count; a list must have the expected
 * length, so that `[]` means none.
 */
export function differences(expected: unknown, actual: unknown, path = ''): Difference[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return [{ path, expected, actual }];
    return expected.flatMap((each, index) => differences(each, actual[index], `${path}[${index}]`));
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof actual !== 'object' || actual === null || Array.isArray(actual))
      return [{ path, expected, actual }];
    return Object.entries(expected).flatMap(([key, each]) =>
      differences(each, ownValue(actual, key), path === '' ? key : `${path}.${key}`),
    );
  }
  return Object.is(expected, actual) ? [] : [{ path, expected, actual }];
}

function ownValue(object: object, key: string): unknown {
  return Object.getOwnPropertyDescriptor(object, key)?.value;
}

/** A difference for people. */
export function differenceText(name: string, { path, expected, actual }: Difference): string {
  const found = actual === undefined ? 'nothing' : JSON.stringify(actual);
  return `${name}: ${path === '' ? 'result' : path} expected ${JSON.stringify(expected)}, found ${found}`;
}
