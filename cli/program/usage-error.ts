const CODE = 'inko-usage';

/** Misuse of a command: exit code 2. The message says what to do instead. */
export class UsageError extends Error {
  readonly code = CODE;
}

/**
 * Requires that a command that changes something was given something to change.
 *
 * @param given values of the options; undefined where one was left out
 * @param options names of the options for the message
 * @throws UsageError if none was given
 */
export function requireChange(given: readonly unknown[], options = 'the options'): void {
  if (given.every((value) => value === undefined))
    throw new UsageError(`Nothing to change: name at least one of ${options}.`);
}

/** Checks the code: a bundle may contain a second copy of the class. */
export function isUsageError(error: unknown): error is UsageError {
  return error instanceof Error && 'code' in error && error.code === CODE;
}
