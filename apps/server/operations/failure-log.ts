import { type FailureFacts, failureFacts } from '#platform';
import { safeMessage } from './safe-message.ts';
import { sourceFrame } from './source-frame.ts';

/** A failure in a log line. */
export type LoggedFailure = {
  readonly type: string;
  /** Empty where it may hold what somebody typed. */
  readonly message: string;
  readonly code: string | undefined;
  /** In the terms of the sources, a place a line. */
  readonly stack: string;
  /** Its causes, nearest first. */
  readonly causes?: readonly FailureFacts[];
};

/** Logged causes. */
const MOST_CAUSES = 4;

/**
 * A failure for the log: its kind, message, place in the sources and causes. Leaves out a message that may quote what a
 * person typed or, from a database, the row.
 */
export function loggedFailure(error: unknown): LoggedFailure {
  if (!(error instanceof Error)) return { type: typeof error, message: '', code: undefined, stack: '' };
  const { code } = error as { code?: unknown };
  const frames = placesOf(error.stack ?? '', error.message).map(sourceFrame);
  const causes = causesOf(error);
  return {
    type: error.name,
    message: code === undefined ? safeMessage(error, frames[0]?.source() ?? null) : '',
    code: typeof code === 'string' ? code : undefined,
    stack: frames.map(({ line }) => line).join('\n'),
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

/** The stack lines with a place in the code; the message is removed first, because it may look like one. */
function placesOf(stack: string, message: string): string[] {
  const lines = stack.slice(stack.indexOf(message) + message.length).split('\n');
  return lines.map((line) => line.trim()).filter((line) => /^at .+:\d+:\d+\)?$/.test(line));
}
