const CODE = 'inko-usage';

/** Misuse of a command: exit code 2. The message says what to do instead. */
export class UsageError extends Error {
  readonly code = CODE;
}

/** Checks the code: a bundle may contain a second copy of the class. */
export function isUsageError(error: unknown): error is UsageError {
  return error instanceof Error && 'code' in error && error.code === CODE;
}
