import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { EntitySchema, MikroORM, Options } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { WatchedPool } from '../connection/watched-pool.ts';
import { inTime } from '../limits/in-time.ts';
import { onceStarted } from '../postgres/once-started.ts';
import { watchPool } from '../postgres/pool-watch.ts';
import { postgresAddress, postgresDriverOptions } from '../postgres/postgres-url.ts';
import { closeLookUps } from './look-up.ts';
import { requestManager } from './request-context.ts';

/** A named migration; they run in order of their names. */
export interface NamedMigration {
  readonly name: string;
  readonly class: new (...args: never[]) => Migration;
}

/** The entities of all modules, and the migrations of each engine. */
export interface DatabaseSchema {
  readonly entities: readonly EntitySchema[];
  readonly migrations: {
    readonly sqlite: readonly NamedMigration[];
    readonly postgresql: readonly NamedMigration[];
  };
}

/** The engine of a DATABASE_URL, with the path of an SQLite file. */
export function databaseKind(
  databaseUrl: string,
): { readonly engine: 'sqlite'; readonly file: string } | { readonly engine: 'postgresql' } {
  return databaseUrl.startsWith('sqlite:')
    ? { engine: 'sqlite', file: resolve(databaseUrl.slice('sqlite:'.length)) }
    : { engine: 'postgresql' };
}

/** Options for the pool of connections that a configuration asks for; SQLite has one connection. */
export const poolOf = ({ databasePool }: { readonly databasePool: number }): Partial<Options> => ({
  pool: { max: databasePool },
});

/** What people call the database of a DATABASE_URL: the file, or host and name; without user and password. */
export function databaseName(databaseUrl: string): string {
  const kind = databaseKind(databaseUrl);
  if (kind.engine === 'sqlite') return kind.file;
  const { host, pathname, searchParams } = postgresAddress(databaseUrl);
  return `${host || searchParams.get('host') || 'this machine'}${decodeURI(pathname)}`;
}

/**
 * Connects to the database of a DATABASE_URL. Loads only the engine in use, and waits for a PostgreSQL that is
 * starting.
 *
 * @param tune further options, such as those of `poolOf`
 * @param use `look`: leaves an SQLite file, which exists, as it is
 * @throws the driver's error if the database cannot be reached or read
 */
export async function openDatabase(
  databaseUrl: string,
  schema: DatabaseSchema,
  tune: Partial<Options> = {},
  use: 'work' | 'look' = 'work',
): Promise<MikroORM> {
  const kind = databaseKind(databaseUrl);
  const { Migrator } = await import('@mikro-orm/migrations');
  const options = {
    entities: [...schema.entities],
    extensions: [Migrator],
    migrations: {
      tableName: 'migration',
      migrationsList: [...schema.migrations[kind.engine]] as never,
      snapshot: false,
      silent: true,
    },
    // Migrations define the triggers.
    schemaGenerator: { ignoreTriggers: true },
    context: requestManager,
    // A missing database is a wrong address; creating an empty one would hide that.
    ensureDatabase: false,
    ...tune,
  };
  if (kind.engine === 'postgresql') {
    const { MikroORM: Orm } = await import('@mikro-orm/postgresql');
    const { ReturningPostgreSqlDriver: driver } = await import('../postgres/postgres-driver.ts');
    const clientUrl = postgresAddress(databaseUrl).href;
    const driverOptions = { ...postgresDriverOptions(databaseUrl), onPoolCreated: watched };
    return onceStarted(async () =>
      proved((await Orm.init({ ...options, driver, clientUrl, driverOptions } as never)) as MikroORM, [
        'select 1',
      ]),
    );
  }
  const { MikroORM: Orm } = await import('@mikro-orm/sqlite');
  const { ReturningSqliteDriver: driver } = await import('../sqlite/sqlite-driver.ts');
  for (;;) {
    if (use === 'work') ensureFile(kind.file);
    const opened = identity(kind.file);
    // One connection for the process, so that pragmas persist. SQLite itself never waits: `onceFree` does.
    const orm = await proved(
      (await Orm.init({ ...options, driver, dbName: kind.file } as never)) as MikroORM,
      [
        'pragma busy_timeout = 0',
        'pragma foreign_keys = on',
        // Written into the file; what has been served has it.
        use === 'work' ? 'pragma journal_mode = wal' : 'select count(*) from sqlite_schema',
      ],
    );
    if (identity(kind.file) === opened) return orm;
    // A restore has replaced the file meanwhile; the open one is the old file.
    await orm.close(true);
  }
}

/** Identity of a file; empty if it does not exist. */
function identity(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? '' : `${stat.dev}:${stat.ino}`;
}

const watched = (pool: WatchedPool): void => watchPool(pool);

/** Runs the first statements, so that an unusable database fails at start and not at the first request. */
async function proved(orm: MikroORM, statements: readonly string[]): Promise<MikroORM> {
  try {
    const connection = (orm.em as SqlEntityManager).getConnection();
    for (const statement of statements) await connection.execute(statement);
    return orm;
  } catch (error) {
    await orm.close(true).catch(() => {});
    throw error;
  }
}

/** Creates a database file before SQLite does: hashes and sessions must be readable by this account only. */
function ensureFile(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    closeSync(openSync(file, 'a', 0o600));
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? cause.code : cause;
    const error = new Error(`${file} cannot be opened (${reason})`, { cause });
    throw Object.assign(error, { code: 'SQLITE_CANTOPEN' });
  }
}

/** How long closing waits for abandoned work. */
const CLOSE_MS = 5_000;

/**
 * Closes the database. A failed page can leave a query running whose result nobody reads; PostgreSQL's pool then
 * sometimes never reports its end, which must not hang the process.
 */
export async function closeDatabase(orm: MikroORM): Promise<void> {
  const closed = closeLookUps(orm.em).then(() => orm.close());
  await inTime(closed, CLOSE_MS, () => undefined);
}
