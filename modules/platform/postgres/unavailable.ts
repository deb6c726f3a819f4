/** By what a failure says that it was the database that did not answer. The ORM copies it to its own failures. */
const MARK = 'inkoDatabaseGone';

/**
 * Codes with which a database says that it cannot do now what it may do later: shutting down or starting up, out of
 * connections or memory, a lock that was not given in time, a disk that cannot be read (PostgreSQL, appendix A); SQLite's
 * file held by another process.
 */
const FOR_NOW =
  /^(57P0[1-5]|53[023]00|53400|55P03|58030|08\w{3}|25P03|SQLITE_BUSY.*|SQLITE_IOERR.*|SQLITE_NOMEM)$/;

/** Codes with which it refuses to write: the disk is full, or may only be read; SQLite's file grows no more. */
const NO_WRITES =
  /^(53100|25006|SQLITE_FULL|SQLITE_READONLY.*|SQLITE_IOERR_(WRITE|FSYNC|DIR_FSYNC|TRUNCATE|SHMOPEN|SHMSIZE|SHMMAP))$/;

/** Marks a failure as one of reaching the database, unless the server itself has answered with it. */
export function markedGone(error: unknown): unknown {
  // A word of the server has a severity; what is none is a failure on the way.
  if (error instanceof Error && !('severity' in error) && !(MARK in error))
    Object.defineProperty(error, MARK, { value: true, enumerable: true });
  return error;
}

/** Whether something failed because the database cannot be reached, is busy, or cannot write, at this moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return MARK in error || FOR_NOW.test(codeOf(error)) || takesNoWrites(error);
}

/** Whether something failed because the database writes nothing at this moment, as on a full disk; it may be read. */
export function takesNoWrites(error: unknown): boolean {
  return error instanceof Error && NO_WRITES.test(codeOf(error));
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');
