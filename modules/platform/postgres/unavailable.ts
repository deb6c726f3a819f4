/** By what a failure says that it was the database that did not answer. The ORM copies it to its own failures. */
const MARK = 'inkoDatabaseGone';

/**
 * Codes with which a database says that it cannot do now what it may do later: shutting down or starting up, out of
 * connections, a lock that was not given in time (PostgreSQL, appendix A); SQLite's file held by another process.
 */
const FOR_NOW = new Set(['57P01', '57P02', '57P03', '53300', '55P03', 'SQLITE_BUSY']);

/** Marks a failure as one of reaching the database, unless the server itself has answered with it. */
export function markedGone(error: unknown): unknown {
  // A word of the server has a severity; what is none is a failure on the way.
  if (error instanceof Error && !('severity' in error) && !(MARK in error))
    Object.defineProperty(error, MARK, { value: true, enumerable: true });
  return error;
}

/** Whether something failed because the database cannot be reached, or is busy, at this moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return MARK in error || ('code' in error && FOR_NOW.has(String(error.code)));
}
