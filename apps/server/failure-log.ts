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
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.name,
    message: '',
    code: typeof code === 'string' ? code : undefined,
    stack: frames.map((frame) => frame.trim()).join('\n'),
  };
}
