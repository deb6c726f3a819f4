const HINTS = new WeakMap<object, string>();

/** An error with the command to try next, printed on a line of its own. */
export function withHint<Failure extends object>(error: Failure, command: string): Failure {
  HINTS.set(error, command);
  return error;
}

/** The command that leads on from a failure. */
export function hintOf(error: unknown): string | undefined {
  return HINTS.get(Object(error));
}
