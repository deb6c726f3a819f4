import type { Database, Options } from 'better-sqlite3';

/**
 * Opens a SQLite file past the ORM, for a lock, a backup or a check. Always by the library of the ORM: two copies of
 * SQLite in one process take each other's locks away (SQLite, 'How To Corrupt An SQLite Database File', 2.2.1), and
 * Node's own would be a second copy.
 *
 * @param options `timeout` in milliseconds, 0 where left out: as long as another process is waited for, this one stands
 *   still
 */
export async function openSqliteFile(
  file: string,
  options: Pick<Options, 'timeout' | 'fileMustExist'> = {},
): Promise<Database> {
  const { default: Sqlite } = await import('better-sqlite3');
  return new Sqlite(file, { timeout: 0, ...options });
}

/** SQLite's name for what went wrong, such as `SQLITE_BUSY`; extended ones begin with it. Empty for any other error. */
export function sqliteCode(error: unknown): string {
  const { code } = Object(error) as { readonly code?: unknown };
  return typeof code === 'string' && code.startsWith('SQLITE_') ? code : '';
}
