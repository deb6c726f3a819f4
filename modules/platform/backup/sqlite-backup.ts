import { constants, copyFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Database } from 'better-sqlite3';
import { openSqliteFile, sqliteCode } from '../sqlite/open-file.ts';
import type { BackupContents } from './backup-contents.ts';

/** Waiting time for another process that brings the file in order. */
const BUSY_MS = 10_000;
/** Pages that are copied until a signal is heard again: some 20 MB. */
const PAGES_AT_ONCE = 5_000;

/** Copies a database that may be in use, as it is at one moment. */
export async function backUpSqlite(source: string, draft: string): Promise<BackupContents> {
  const database = await openSqliteFile(source, { timeout: BUSY_MS });
  try {
    // One read transaction around all steps: the copy is of one moment, and concurrent writes do not restart it.
    database.exec('begin');
    database.prepare('select count(*) from sqlite_schema').get();
    await database.backup(draft, { progress: () => PAGES_AT_ONCE });
  } catch (error) {
    if (isUnwritten(error))
      throw new Error('cannot be written: the disk is full or faulty', { cause: error });
    throw isDamaged(error) ? damagedSource(error) : error;
  } finally {
    database.close();
  }
  try {
    return await inspectSqlite(draft);
  } catch (error) {
    // The copy is as it came from the database, fault included.
    throw damagedSource(error);
  }
}

function damagedSource(error: unknown): Error {
  const text =
    'was not written: the database itself is damaged. inko db restore FILE puts an earlier backup there';
  return new Error(text, { cause: error });
}

/**
 * Copies a backup, with a WAL that lies beside it.
 *
 * @throws Error that names the folder whose disk is full, which is not that of the backup
 */
export async function copySqlite(source: string, draft: string): Promise<void> {
  try {
    await copyFile(source, draft, constants.COPYFILE_FICLONE);
    await copyFile(`${source}-wal`, `${draft}-wal`).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  } catch (error) {
    const { code } = Object(error) as NodeJS.ErrnoException;
    if (code !== 'ENOSPC' && code !== 'EDQUOT') throw error;
    throw new Error(`does not fit into ${dirname(draft)}, whose disk is full`, { cause: error });
  }
}

/**
 * Reads all of a file that nobody else uses, and leaves it as a single one: a WAL goes into it.
 *
 * @throws Error where it is not whole
 */
export async function inspectSqlite(path: string): Promise<BackupContents> {
  const database = await openSqliteFile(path);
  try {
    database.exec('pragma trusted_schema = off; pragma journal_mode = delete');
    const [fault] = integrityFaults(database);
    if (fault !== undefined) throw new Error(`is damaged (${fault})`);
    return contentsOf(database);
  } catch (error) {
    throw isDamaged(error) ? new Error('is damaged or cut off', { cause: error }) : error;
  } finally {
    database.close();
  }
}

/** What a database holds; null where it cannot be read. Others may have it open. */
export async function readSqlite(path: string): Promise<BackupContents | null> {
  const database = await openSqliteFile(path, { timeout: BUSY_MS });
  try {
    return contentsOf(database);
  } catch {
    return null;
  } finally {
    database.close();
  }
}

/** What SQLite finds wrong with a file, a line each. */
function integrityFaults(database: Database): readonly string[] {
  const found = database
    .prepare<[], { readonly integrity_check: string }>('pragma integrity_check(20)')
    .all();
  const broken = found.map((row) => row.integrity_check).filter((text) => text !== 'ok');
  const pointing = database.prepare<[], { readonly table: string }>('pragma foreign_key_check').all();
  return [...broken, ...pointing.map((row) => `a row of ${row.table} points nowhere`)];
}

function contentsOf(database: Database): BackupContents {
  const names = (sql: string) =>
    database
      .prepare<[], { readonly name: string }>(sql)
      .all()
      .map(({ name }) => name);
  const tables = names(
    `select name from sqlite_schema where type = 'table' and name not like 'sqlite%' order by name`,
  );
  const rows = tables.map((table) => {
    const sql = `select count(*) as n from "${table.replaceAll('"', '""')}"`;
    return [table, database.prepare<[], { readonly n: number }>(sql).get()?.n ?? 0] as const;
  });
  const hasMigrations =
    names(`select name from pragma_table_info('migration') where name = 'name'`).length > 0;
  const migrations = hasMigrations ? names('select name from migration order by id') : [];
  return { engine: 'sqlite', migrations, rows: Object.fromEntries(rows) };
}

/** What the disk does not take: a failed access, no room. */
const isUnwritten = (error: unknown): boolean => /^SQLITE_(IOERR|FULL)/.test(sqliteCode(error));

/** A file that is broken or none of SQLite's, and a page that is not there. */
const isDamaged = (error: unknown): boolean => /^SQLITE_(IOERR|CORRUPT|NOTADB)/.test(sqliteCode(error));
