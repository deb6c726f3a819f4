import type { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { databaseKind } from '../database/database.ts';
import { appliedMigrations } from '../database/tables-present.ts';
import type { BackupContents } from './backup-contents.ts';

const TABLES = {
  sqlite: `select name from sqlite_schema where type = 'table' and name not like 'sqlite%' order by name`,
  postgresql: `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
} as const;

/** The current content of an open database. Uses its own connection, because SQLite's locks belong to a process. */
export async function readContents(orm: MikroORM, databaseUrl: string): Promise<BackupContents> {
  const { engine } = databaseKind(databaseUrl);
  const em = orm.em.fork() as SqlEntityManager;
  const rows: Record<string, number> = {};
  for (const { name } of await em.execute<{ name: string }[]>(TABLES[engine])) {
    const [counted] = await em.execute<{ n: number | string }[]>(
      `select count(*) as n from "${name.replaceAll('"', '""')}"`,
    );
    rows[name] = Number(counted?.n);
  }
  return { engine, migrations: await appliedMigrations(orm), rows };
}
