/** Marks failures of an unreachable database. The ORM copies it to its own errors. */
const MARK = 'inkoDatabaseGone';

/**
 * Codes of temporary failures: shutting down or starting up, out of connections or memory, a lock timeout, an
 * unreadable disk, a database that lets nobody in, or is not there, while it is restored (PostgreSQL, appendix A); SQLite's file locked by another process.
 */
const FOR_NOW =
  /^(57P0[1-5]|53[023]00|53400|55000|55P03|58030|3D000|08\w{3}|25P03|SQLITE_BUSY.*|SQLITE_IOERR.*|SQLITE_NOMEM)$/;

/** Codes of refused writes: the disk is full or read-only; SQLite's file cannot grow. */
const NO_WRITES =
  /^(53100|25006|SQLITE_FULL|SQLITE_READONLY.*|SQLITE_IOERR_(WRITE|FSYNC|DIR_FSYNC|TRUNCATE|SHMOPEN|SHMSIZE|SHMMAP))$/;

/** Marks a failure to reach the database, unless the server itself has answered with it. */
export function markedGone(error: unknown): unknown {
  // Answers of the server have a severity; other errors come from the network.
  if (error instanceof Error && !('severity' in error) && !(MARK in error))
    Object.defineProperty(error, MARK, { value: true, enumerable: true });
  return error;
}

/** Whether something failed because the database is unreachable, busy, or cannot write at the moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return MARK in error || FOR_NOW.test(codeOf(error)) || takesNoWrites(error);
}

/** Whether something failed because the database cannot write at the moment, as on a full disk; reading may work. */
export function takesNoWrites(error: unknown): boolean {
  return error instanceof Error && NO_WRITES.test(codeOf(error));
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');
