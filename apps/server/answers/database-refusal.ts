import { isDatabaseUnavailable, takesNoWrites } from '#platform';
import { type DomainError, unavailableFor } from '#platform/domain';

const GONE = 'Die Datenbank antwortet gerade nicht. Bitte versuchen Sie es in einigen Minuten noch einmal.';
const NO_WRITES =
  'Der Server kann zurzeit nichts speichern; Ihre Eingabe wurde nicht übernommen. Bitte versuchen Sie es in einigen Minuten noch einmal.';

/** Seconds: who operates the server is asked to do something first. */
const RETRY_AFTER = 60;

/** The error for a request that failed because of the database; null for another cause. */
export function databaseRefusal(error: unknown): DomainError | null {
  if (!isDatabaseUnavailable(error)) return null;
  return unavailableFor(takesNoWrites(error) ? NO_WRITES : GONE, RETRY_AFTER);
}
