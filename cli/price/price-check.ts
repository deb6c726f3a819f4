/** One place where a result is not what the case expected. */
export interface Difference {
  readonly path: string;
  readonly expected: unknown;
  /** undefined where the result has nothing there. */
  readonly actual: unknown;
}

/**
 * Compares a result with what its case expects. Of an object only the keys that are expected count; a list
 * has to have as many entries as expected, so that an expected `[]` means none.
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

/** A difference as people read it. */
export function differenceText(name: string, { path, expected, actual }: Difference): string {
  const found = actual === undefined ? 'nothing' : JSON.stringify(actual);
  return `${name}: ${path === '' ? 'result' : path} expected ${JSON.stringify(expected)}, found ${found}`;
}
