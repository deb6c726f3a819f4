/**
 * Failures of use cases are values with a code. Edges map the code to a status or an exit code; they never check the
 * class, because a bundle may contain a second copy of it.
 */

/** The kinds of failures of a use case. Each edge translates them with one table. */
export const ERROR_CODES = [
  'invalid', // the input breaks a rule; `fields` names where
  'unauthenticated', // nobody is logged in, or the session has ended
  'forbidden', // logged in, without the right
  'password-needed', // logged in, but the password was typed too long ago for this
  'not-found', // does not exist, or belongs to another institution
  'conflict', // changed or taken meanwhile
  'limit', // as much as is allowed has been kept, sent or tried
  'unavailable', // an outside part (database, mail server) does not answer
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** What was tried where somebody has the right, and still nobody may. */
export type RefusedAttempt = 'oneself-refused' | 'last-user-refused';

/**
 * A failure of a use case. `message` is German and may be shown; `fields` maps a field's name to its own message;
 * `current` of a `conflict` is the current state, as plain JSON that the actor may read.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly current: object | undefined;
  /** Of a temporary `limit` or `unavailable`: seconds until the next try. */
  readonly retryAfter?: number;
  /** Of a `forbidden` that is not about a missing right: what the audit log says was tried. */
  readonly attempt?: RefusedAttempt;

  constructor(code: ErrorCode, message: string, fields?: Readonly<Record<string, string>>, current?: object) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.fields = fields;
    this.current = current;
  }
}

/**
 * The refusal of an action done too often for now.
 *
 * @param retryAfter seconds until the next try
 */
export function limitReached(message: string, retryAfter: number): DomainError {
  return Object.assign(new DomainError('limit', message), { retryAfter });
}

/** The refusal of what nobody may, whatever their rights. */
export function refusedAttempt(attempt: RefusedAttempt, message: string): DomainError {
  return Object.assign(new DomainError('forbidden', message), { attempt });
}

/**
 * The refusal of what cannot be done just now.
 *
 * @param retryAfter seconds until the next try
 */
export function unavailableFor(message: string, retryAfter: number): DomainError {
  return Object.assign(new DomainError('unavailable', message), { retryAfter });
}

/** Whether a caught value is a refusal that says when to try again: nothing has failed. */
export function isPostponed(value: unknown): boolean {
  return isDomainError(value) && value.retryAfter !== undefined;
}

/**
 * The refusal of a write to something that has changed since it was read.
 *
 * @param current the current state, in the form in which it was read
 */
export function changedMeanwhile(current: object): DomainError {
  const message =
    'Diese Angaben hat inzwischen jemand anderes geändert. Bitte vergleichen Sie sie und speichern Sie noch einmal.';
  return new DomainError('conflict', message, undefined, current);
}

const CODES: ReadonlySet<unknown> = new Set(ERROR_CODES);

/** Whether a caught value is a DomainError; checks its code. */
export function isDomainError(value: unknown): value is DomainError {
  return value instanceof Error && 'code' in value && CODES.has(value.code);
}
