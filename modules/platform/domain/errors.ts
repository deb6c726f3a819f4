/**
 * What goes wrong in a use case is a value with a code. Edges map the code to a status or an exit code;
 * they never look at the class, because a bundle may hold a second copy of it.
 */

/** The kinds of failure a use case can report. One table per edge translates them. */
export type ErrorCode =
  | 'invalid' // the input breaks a rule; `fields` names where
  | 'unauthenticated' // nobody is logged in, or the session has ended
  | 'forbidden' // logged in, without the right
  | 'not-found' // does not exist, or belongs to another institution
  | 'conflict' // changed or taken meanwhile
  | 'unavailable'; // an outside part (database, mail server) does not answer

/** A failure of a use case. `message` is German and may be shown; `fields` maps a field's name to its own message. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(code: ErrorCode, message: string, fields?: Readonly<Record<string, string>>) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.fields = fields;
  }
}

const CODES: ReadonlySet<unknown> = new Set<ErrorCode>([
  'invalid',
  'unauthenticated',
  'forbidden',
  'not-found',
  'conflict',
  'unavailable',
]);

/** Whether a caught value is a DomainError, told by its code. */
export function isDomainError(value: unknown): value is DomainError {
  return value instanceof Error && 'code' in value && CODES.has(value.code);
}
