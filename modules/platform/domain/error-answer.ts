import type { DomainError, ErrorCode } from './errors.ts';

/** Maps error codes to HTTP statuses; the only such table. */
export const ERROR_STATUS: Readonly<Record<ErrorCode, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'password-needed': 403,
  'not-found': 404,
  conflict: 409,
  limit: 429,
  unavailable: 503,
};

/** Body of a failed call: a code for programs, a German message for people, and the fields concerned. */
export interface ErrorBody {
  readonly error: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** Of a conflict: the current state, so that neither side loses changes. */
  readonly current?: unknown;
}

/** The answer to a failed call. */
export interface ErrorAnswer {
  readonly status: number;
  /** When to try again. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: ErrorBody;
}

/** The answer to a use case's failure, for documented calls and screens. */
export function domainErrorAnswer(error: DomainError): ErrorAnswer {
  const { code, message, fields, current, retryAfter } = error;
  return {
    status: ERROR_STATUS[code],
    ...(retryAfter === undefined ? {} : { headers: { 'retry-after': String(retryAfter) } }),
    body: {
      error: code,
      message,
      ...(fields === undefined ? {} : { fields }),
      ...(current === undefined ? {} : { current }),
    },
  };
}
