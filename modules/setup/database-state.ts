import { statSync } from 'node:fs';
import type { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { databaseKind, databaseName, foreignTables, readContents, totalRows } from '#platform';
import { databaseSchema } from './database-schema.ts';

/** Facts about a database. */
export type DatabaseState = {
  readonly engine: 'sqlite' | 'postgresql';
  /** File path, or host and database name. */
  readonly database: string;
  /** The last migration that has run; null in an empty database. */
  readonly version: string | null;
  readonly applied: number;
  /** Number of this version's migrations that have not run yet. */
  readonly open: number;
  /** Migrations of a newer version, which prevent this version from starting. */
  readonly unknown: readonly string[];
  /** Tables of something else; of PostgreSQL a restore would drop them. */
  readonly foreign: readonly string[];
  readonly bytes: number;
  readonly tables: number;
  readonly rows: number;
  readonly institutions: number;
  readonly users: number;
  readonly products: number;
  readonly krankenkassen: number;
};

/** Reads the facts about a database; changes nothing. */
export async function databaseState(orm: MikroORM, databaseUrl: string): Promise<DatabaseState> {
  const contents = await readContents(orm, databaseUrl);
  const { engine, migrations, rows } = contents;
  const known = (orm.config.get('migrations').migrationsList ?? []).map(({ name }) => name);
  return {
    engine,
    database: databaseName(databaseUrl),
    version: migrations.at(-1) ?? null,
    applied: migrations.length,
    open: known.filter((name) => !migrations.includes(name)).length,
    unknown: migrations.filter((name) => !known.includes(name)),
    foreign: await foreignTables(orm, databaseSchema),
    bytes: await bytesOf(orm, databaseUrl),
    tables: Object.keys(rows).length,
    rows: totalRows(contents),
    institutions: rows.institution ?? 0,
    users: rows.users ?? 0,
    products: rows.product ?? 0,
    krankenkassen: rows.krankenkasse ?? 0,
  };
}

/** Size on disk; for SQLite including the WAL. */
async function bytesOf(orm: MikroORM, databaseUrl: string): Promise<number> {
  const kind = databaseKind(databaseUrl);
  if (kind.engine === 'postgresql') {
    const [row] = await (orm.em.fork() as SqlEntityManager).execute<{ bytes: string }[]>(
      'select pg_database_size(current_database()) as bytes',
    );
    return Number(row?.bytes);
  }
  const sizes = ['', '-wal'].map(
    (end) => statSync(`${kind.file}${end}`, { throwIfNoEntry: false })?.size ?? 0,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
