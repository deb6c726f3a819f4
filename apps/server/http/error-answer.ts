import { type ErrorCode, isDomainError } from '#platform/domain';

/** The one table from the code of a failure to the status of its answer. */
const STATUS: Readonly<Record<ErrorCode, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  unavailable: 503,
};

/** What a call is answered with when HTTP itself refuses it. */
const REFUSALS: Readonly<Record<number, readonly [error: string, message: string]>> = {
  404: ['not-found', 'Diesen Aufruf gibt es nicht.'],
  405: ['invalid', 'Dieser Aufruf kennt diese Methode nicht.'],
  411: ['invalid', 'Die Anfrage nennt ihre Länge nicht.'],
  413: ['invalid', 'Die Anfrage ist zu groß.'],
  415: ['invalid', 'Die Form der Anfrage ist nicht bekannt.'],
  429: ['unavailable', 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.'],
};
const UNREADABLE = ['invalid', 'Die Anfrage ist nicht lesbar.'] as const;
const UNKNOWN = 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.';

/** A failed call's answer: a code for programs, a German message for people, and the fields it is about. */
export interface ErrorAnswer {
  readonly status: number;
  readonly body: {
    readonly error: string;
    readonly message: string;
    readonly fields?: Readonly<Record<string, string>>;
  };
}

/** The answer to whatever a call threw. What is not known is told as a failure without any detail. */
export function errorAnswer(error: unknown): ErrorAnswer {
  if (isDomainError(error)) {
    const { code, message, fields } = error;
    return { status: STATUS[code], body: { error: code, message, ...(fields ? { fields } : {}) } };
  }
  const issues = issuesOf(error);
  if (issues !== null) {
    const fields = Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
    const message = 'Bitte überprüfen Sie Ihre Eingaben.';
    return { status: STATUS.invalid, body: { error: 'invalid', message, fields } };
  }
  const status = statusOf(error);
  if (status < 400 || status >= 500) return { status: 500, body: { error: 'failed', message: UNKNOWN } };
  const [code, message] = REFUSALS[status] ?? UNREADABLE;
  return { status, body: { error: code, message } };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What a zod schema found wrong, told by its shape: a bundle may hold a second copy of the class. */
function issuesOf(error: unknown): readonly Issue[] | null {
  if (!(error instanceof Error) || !/ZodError$/.test(error.name) || !('issues' in error)) return null;
  return Array.isArray(error.issues) ? (error.issues as Issue[]) : null;
}

/** The status that Nest's and Fastify's own errors carry; 500 for any other. */
function statusOf(error: unknown): number {
  const { status, statusCode } = Object(error) as { status?: unknown; statusCode?: unknown };
  return [status, statusCode].find((value) => typeof value === 'number') ?? 500;
}
