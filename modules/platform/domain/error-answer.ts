import type { DomainError, ErrorCode } from './errors.ts';

/** The one table from the code of a failure to the status of its answer. */
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

/** What a failed call is answered with: a code for programs, a German message for people, and what it is about. */
export interface ErrorBody {
  readonly error: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** Of a conflict: what is there now, so that nothing of either side is lost. */
  readonly current?: unknown;
}

/** A failed call's answer. */
export interface ErrorAnswer {
  readonly status: number;
  /** What goes along with it: when to try again. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: ErrorBody;
}

/** The answer to a failure of a use case, of documented calls and of screens alike. */
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
