import { chownSync, existsSync, linkSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from 'better-sqlite3';
import { openSqliteFile, sqliteCode } from '../sqlite/open-file.ts';
import { flush } from './backup-file.ts';

/** What belongs to a database besides its file. */
const COMPANIONS = ['-wal', '-shm'];

const IN_USE = 'The database is in use: end the server and other commands first. Nothing was changed.';

/**
 * Replaces a database by a draft. Nobody may have it open; a process that opens it meanwhile gets the new one.
 *
 * @param draft a single file beside the database, checked
 * @param kept name for the database that is replaced
 * @returns the name it is kept under; null where there was none
 * @throws Error where the database is in use; nothing is changed then
 */
export async function replaceSqlite(file: string, draft: string, kept: string): Promise<string | null> {
  mkdirSync(dirname(file), { recursive: true });
  // A start, and another restore, hold it.
  const lock = await openSqliteFile(`${file}.lock`);
  let present: Database | null = null;
  try {
    asInUse(() => lock.exec('begin exclusive'));
    flush(draft);
    if (!existsSync(file)) {
      linkOrRename(draft, file);
      return null;
    }
    present = takeAlone(await openSqliteFile(file));
    ownedLike(draft, file);
    for (const companion of COMPANIONS)
      if (existsSync(`${file}${companion}`)) renameSync(`${file}${companion}`, `${kept}${companion}`);
    linkOrRename(file, kept);
    renameSync(draft, file);
    flush(dirname(file));
    return kept;
  } finally {
    present?.close();
    lock.close();
  }
}

/**
 * Takes a database for this process alone, with its WAL brought into it: every other connection, also an idle one,
 * stands in the way of that. Null where the file is so broken that nobody can have it open.
 */
export function takeAlone(database: Database): Database | null {
  try {
    const mode = asInUse(() => database.pragma('journal_mode = delete', { simple: true }));
    if (mode !== 'delete') throw new Error(IN_USE);
    asInUse(() => database.exec('begin exclusive'));
    return database;
  } catch (error) {
    database.close();
    if (!/^SQLITE_(CORRUPT|NOTADB)/.test(sqliteCode(error))) throw error;
    return null;
  }
}

function asInUse<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw sqliteCode(error).startsWith('SQLITE_BUSY') ? new Error(IN_USE, { cause: error }) : error;
  }
}

/** A second name in one step, so that there is never none; where the file system knows no such, in two. */
function linkOrRename(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP'].includes(String(Object(error).code))) throw error;
    renameSync(from, to);
  }
}

/** Root may restore what another account serves. */
function ownedLike(draft: string, file: string): void {
  const { uid, gid } = statSync(file);
  if (process.getuid?.() === 0) chownSync(draft, uid, gid);
}
