import type { Database } from 'better-sqlite3';
import { openSqliteFile, sqliteCode } from '../sqlite/open-file.ts';
import { databaseKind } from './database.ts';

/** How long a start waits for another one that looks at the same moment. */
const BUSY_MS = 5_000;

/** Keeps the mark for as long as the process lives: a connection that nobody refers to is closed. */
const marks: Database[] = [];

/**
 * Marks the SQLite file of a DATABASE_URL as served by this process, by a lock that SQLite holds on a file beside it. It
 * is released with the process, however that ends.
 *
 * @returns whether another process serves the file, too; false for PostgreSQL, which may serve several
 */
export async function markServedFile(databaseUrl: string): Promise<boolean> {
  const kind = databaseKind(databaseUrl);
  if (kind.engine !== 'sqlite') return false;
  const mark = await openSqliteFile(`${kind.file}.served`, { timeout: BUSY_MS });
  marks.push(mark);
  const isAlone = lockedAlone(mark);
  // Shared by all that serve: the next process sees it, even if the first has ended by then.
  mark.exec('begin; select count(*) from sqlite_schema');
  return !isAlone;
}

function lockedAlone(mark: Database): boolean {
  try {
    mark.pragma('busy_timeout = 0');
    mark.exec('begin exclusive; commit');
    return true;
  } catch (error) {
    if (!sqliteCode(error).startsWith('SQLITE_BUSY')) throw error;
    return false;
  } finally {
    mark.pragma(`busy_timeout = ${BUSY_MS}`);
  }
}
