/** What a log line says of a failure. */
export type LoggedFailure = {
  readonly type: string;
  readonly message: string;
  readonly code: string | undefined;
  readonly stack: string;
};

/**
 * A failure for the log: what kind it is and where it happened. Its message stays out, because it may quote
 * what a person typed, and a database's quotes the row.
 */
export function loggedFailure(error: unknown): LoggedFailure {
  if (!(error instanceof Error)) return { type: typeof error, message: '', code: undefined, stack: '' };
  const { code } = error as { code?: unknown };
  const frames = placesOf(error.stack ?? '', error.message);
  return {
    type: error.name,
    message: '',
    code: typeof code === 'string' ? code : undefined,
    stack: frames.join('\n'),
  };
}

/** The lines of a stack that name a place in the code; the message goes first, as it may look like one. */
function placesOf(stack: string, message: string): string[] {
  const lines = stack.slice(stack.indexOf(message) + message.length).split('\n');
  return lines.map((line) => line.trim()).filter((line) => /^at .+:\d+:\d+\)?$/.test(line));
}
