import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { EntitySchema, MikroORM, Options } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';

/** A migration by its name, in the order of running. */
export interface NamedMigration {
  readonly name: string;
  readonly class: new (...args: never[]) => Migration;
}

/** What the database holds: the entities of all modules, and the migrations of each engine. */
export interface DatabaseSchema {
  readonly entities: readonly EntitySchema[];
  readonly migrations: {
    readonly sqlite: readonly NamedMigration[];
    readonly postgresql: readonly NamedMigration[];
  };
}

/** Which engine a DATABASE_URL names, with the path of the file for SQLite. */
export function databaseKind(
  databaseUrl: string,
): { readonly engine: 'sqlite'; readonly file: string } | { readonly engine: 'postgresql' } {
  return databaseUrl.startsWith('sqlite:')
    ? { engine: 'sqlite', file: resolve(databaseUrl.slice('sqlite:'.length)) }
    : { engine: 'postgresql' };
}

/** Waiting time for another process that writes to the same SQLite file. */
const BUSY_TIMEOUT_MS = 10_000;

/**
 * Connects to the database of a DATABASE_URL. Only the engine that is used is loaded.
 *
 * @param tune further options, for tools and tests
 */
export async function openDatabase(
  databaseUrl: string,
  schema: DatabaseSchema,
  tune: Partial<Options> = {},
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
    forceUtcTimezone: true,
    ...tune,
  };
  if (kind.engine === 'postgresql') {
    const { MikroORM: Orm } = await import('@mikro-orm/postgresql');
    return (await Orm.init({ ...options, clientUrl: databaseUrl } as never)) as MikroORM;
  }
  mkdirSync(dirname(kind.file), { recursive: true });
  const { MikroORM: Orm } = await import('@mikro-orm/sqlite');
  const orm = (await Orm.init({ ...options, dbName: kind.file } as never)) as MikroORM;
  for (const pragma of ['journal_mode = WAL', 'foreign_keys = ON', `busy_timeout = ${BUSY_TIMEOUT_MS}`]) {
    await (orm.em.getConnection() as unknown as { execute(sql: string): Promise<unknown> }).execute(
      `pragma ${pragma}`,
    );
  }
  return orm;
}
