import { type FailureFacts, failureFacts } from '#platform';
import { sourceFrame } from './source-frame.ts';

/** What the engine says of code alone; what it quotes may be a key that somebody typed. */
const OF_THE_ENGINE = [
  /^Cannot (?:read|set) properties of (?:undefined|null) \((?:reading|setting) '.*'\)$/s,
  /^(?:\(intermediate value\)|[\w$]+)(?:\.[\w$]+|\(\.\.\.\)|\[\.\.\.\]|\(intermediate value\))* is not (?:a function|a constructor|iterable|defined)$/,
  /^Cannot access '.*' before initialization$/s,
  /^Cannot convert undefined or null to object$/,
  /^Assignment to constant variable\.$/,
  /^(?:Invalid time value|Invalid array length|Invalid string length)$/,
  /^Maximum call stack size exceeded$/,
  /^Reduce of empty array with no initial value$/,
];

/** The engine's own classes of errors. */
const ENGINE = ['TypeError', 'RangeError', 'ReferenceError'];

/** Texts shorter than this may be in a file by chance. */
const SHORTEST = 8;

/**
 * An error's message, if it cannot hold what a person typed or the database holds: one that stands in the source as a
 * literal, or one of the engine about code. Empty otherwise: the stack says where to look.
 *
 * @param source the file in which the error was made; null if unknown or not ours
 */
function safeMessage({ name, message }: Error, source: string | null): string {
  if (source === null) return '';
  if (message.length >= SHORTEST && QUOTES.some((sign) => source.includes(sign + message + sign)))
    return message;
  if (!ENGINE.includes(name) || !OF_THE_ENGINE.some((shape) => shape.test(message))) return '';
  return message.replace(/'.*'/s, "'…'");
}

const QUOTES = ["'", '"', '`'];

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
