const CODE = 'inko-usage';

/** What a command was asked for cannot be meant: exit code 2. The message says what to do instead. */
export class UsageError extends Error {
  readonly code = CODE;
}

/** Told by its code, as all errors are: a bundle may hold a second copy of the class. */
export function isUsageError(error: unknown): error is UsageError {
  return error instanceof Error && 'code' in error && error.code === CODE;
}
