import { constants, copyFile } from 'node:fs/promises';
import type { DatabaseSync } from 'node:sqlite';
import type { BackupContents } from './backup-contents.ts';

/** Waiting time for another process that brings the file in order. */
const BUSY_MS = 10_000;
/** All pages in one step: read under one lock, so that who writes meanwhile neither waits nor makes it begin anew. */
const ALL_PAGES = 2 ** 31 - 1;

/** Copies a database that may be in use, as it is at one moment. */
export async function backUpSqlite(source: string, draft: string): Promise<BackupContents> {
  const { DatabaseSync, backup } = await import('node:sqlite');
  const database = new DatabaseSync(source, { timeout: BUSY_MS });
  try {
    await backup(database, draft, { rate: ALL_PAGES });
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

/** Copies a backup, with a WAL that lies beside it. */
export async function copySqlite(source: string, draft: string): Promise<void> {
  await copyFile(source, draft, constants.COPYFILE_FICLONE);
  await copyFile(`${source}-wal`, `${draft}-wal`).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/**
 * Reads all of a file that nobody else uses, and leaves it as a single one: a WAL goes into it.
 *
 * @throws Error where it is not whole
 */
export async function inspectSqlite(path: string): Promise<BackupContents> {
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(path);
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
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(path, { timeout: BUSY_MS });
  try {
    return contentsOf(database);
  } catch {
    return null;
  } finally {
    database.close();
  }
}

/** What SQLite finds wrong with a file, a line each. */
function integrityFaults(database: DatabaseSync): readonly string[] {
  const found = database.prepare('pragma integrity_check(20)').all();
  const broken = found.map((row) => String(row.integrity_check)).filter((text) => text !== 'ok');
  const pointing = database.prepare('pragma foreign_key_check').all();
  return [...broken, ...pointing.map((row) => `a row of ${row.table} points nowhere`)];
}

function contentsOf(database: DatabaseSync): BackupContents {
  const tables = database
    .prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite%' order by name`)
    .all()
    .map(({ name }) => String(name));
  const rows = tables.map((table) => {
    const [counted] = database.prepare(`select count(*) as n from "${table.replaceAll('"', '""')}"`).all();
    return [table, Number(counted?.n)] as const;
  });
  const hasMigrations = database
    .prepare(`select 1 from pragma_table_info('migration') where name = 'name'`)
    .all();
  const migrations =
    hasMigrations.length === 0
      ? []
      : database
          .prepare('select name from migration order by id')
          .all()
          .map(({ name }) => String(name));
  return { engine: 'sqlite', migrations, rows: Object.fromEntries(rows) };
}

/** SQLite's result codes for what the disk does not take: a failed access (10), no room (13). */
function isUnwritten(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && [10, 13].includes(Number(error.errcode) & 0xff);
}

/** SQLite's result codes for a file that is broken (11) or none of its own (26), and a page that is not there (10). */
function isDamaged(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && [10, 11, 26].includes(Number(error.errcode) & 0xff);
}
