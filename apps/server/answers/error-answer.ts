import {
  domainErrorAnswer,
  ERROR_STATUS,
  type ErrorAnswer,
  fieldMessages,
  isDomainError,
} from '#platform/domain';
import { databaseRefusal } from './database-refusal.ts';

/** The message for an unknown call. */
export const UNKNOWN_CALL = 'Diesen Aufruf gibt es nicht.';

/** Answers to refusals by HTTP itself. */
const REFUSALS: Readonly<Record<number, readonly [error: string, message: string]>> = {
  404: ['not-found', UNKNOWN_CALL],
  405: ['invalid', 'Unter dieser Adresse geht das nicht.'],
  408: ['invalid', 'Die Anfrage ist nicht vollständig angekommen.'],
  413: ['invalid', 'Die Anfrage ist zu groß.'],
  414: ['invalid', 'Die Adresse ist zu lang.'],
  415: ['invalid', 'Die Form der Anfrage ist nicht bekannt.'],
  429: ['unavailable', 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.'],
  431: ['invalid', 'Die Kopfzeilen der Anfrage sind zu groß.'],
};
const UNREADABLE = ['invalid', 'Die Anfrage ist nicht lesbar.'] as const;
const UNKNOWN = 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.';

/** The answer to anything a call throws. Unknown errors are answered without details. */
export function errorAnswer(error: unknown): ErrorAnswer {
  if (isDomainError(error)) return domainErrorAnswer(error);
  const refusal = databaseRefusal(error);
  if (refusal !== null) return domainErrorAnswer(refusal);
  const issues = issuesOf(error);
  if (issues !== null) {
    const message = 'Bitte überprüfen Sie Ihre Eingaben.';
    return {
      status: ERROR_STATUS.invalid,
      body: { error: 'invalid', message, fields: fieldMessages(issues) },
    };
  }
  const status = statusOf(error);
  if (status < 400 || status >= 500) return { status: 500, body: { error: 'failed', message: UNKNOWN } };
  const [code, message] = REFUSALS[status] ?? UNREADABLE;
  const { body } = Object(error) as Partial<ClearRefusal>;
  return { status, body: { error: code, message, ...body } };
}

/** A refusal by HTTP itself with a specific message. */
export interface ClearRefusal {
  readonly status: number;
  readonly body: Pick<ErrorAnswer['body'], 'message' | 'fields'>;
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The issues of a zod error, recognised by its shape: a bundle may contain a second copy of the class. */
function issuesOf(error: unknown): readonly Issue[] | null {
  if (!(error instanceof Error) || !/ZodError$/.test(error.name) || !('issues' in error)) return null;
  return Array.isArray(error.issues) ? (error.issues as Issue[]) : null;
}

/** The status of Nest's and Fastify's own errors; 500 for any other. */
function statusOf(error: unknown): number {
  const { status, statusCode } = Object(error) as { status?: unknown; statusCode?: unknown };
  return [status, statusCode].find((value) => typeof value === 'number') ?? 500;
}
