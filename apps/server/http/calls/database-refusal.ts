import { isDatabaseUnavailable, takesNoWrites } from '#platform';
import { DomainError } from '#platform/domain';

const GONE = 'Die Datenbank antwortet gerade nicht. Bitte versuchen Sie es in einigen Minuten noch einmal.';
const NO_WRITES =
  'Der Server kann zurzeit nichts speichern; Ihre Eingabe wurde nicht übernommen. Bitte versuchen Sie es in einigen Minuten noch einmal.';

/** The error for a request that failed because of the database; null for another cause. */
export function databaseRefusal(error: unknown): DomainError | null {
  if (!isDatabaseUnavailable(error)) return null;
  return new DomainError('unavailable', takesNoWrites(error) ? NO_WRITES : GONE);
}
