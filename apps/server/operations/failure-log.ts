import { type FailureFacts, failureFacts } from '#platform';

/** What a log line says of a failure. */
export type LoggedFailure = {
  readonly type: string;
  readonly message: string;
  readonly code: string | undefined;
  readonly stack: string;
  /** What it came of, the nearest first. */
  readonly causes?: readonly FailureFacts[];
};

/** Causes of causes that are told. */
const MOST_CAUSES = 4;

/**
 * A failure for the log: what kind it is, where it happened and what it came of. Its message stays out, because it may
 * quote what a person typed, and a database's quotes the row.
 */
export function loggedFailure(error: unknown): LoggedFailure {
  if (!(error instanceof Error)) return { type: typeof error, message: '', code: undefined, stack: '' };
  const { code } = error as { code?: unknown };
  const frames = placesOf(error.stack ?? '', error.message);
  const causes = causesOf(error);
  return {
    type: error.name,
    message: '',
    code: typeof code === 'string' ? code : undefined,
    stack: frames.join('\n'),
    ...(causes.length === 0 ? {} : { causes }),
  };
}

function causesOf(error: Error): FailureFacts[] {
  const causes: FailureFacts[] = [];
  for (let { cause } = error; cause !== undefined && causes.length < MOST_CAUSES; ) {
    causes.push(failureFacts(cause));
    ({ cause } = Object(cause) as { cause?: unknown });
  }
  return causes;
}

/** The lines of a stack that name a place in the code; the message goes first, as it may look like one. */
function placesOf(stack: string, message: string): string[] {
  const lines = stack.slice(stack.indexOf(message) + message.length).split('\n');
  return lines.map((line) => line.trim()).filter((line) => /^at .+:\d+:\d+\)?$/.test(line));
}
