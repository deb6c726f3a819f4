import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { WatchedPool } from './watched-pool.ts';

type Value = string | number;

/** The used part of better-sqlite3. */
export interface SqliteDatabase {
  readonly name: string;
  readonly inTransaction: boolean;
  readonly constructor: new (
    file: string,
    options: { readonly readonly: boolean; readonly timeout: number },
  ) => SqliteDatabase;
  prepare(sql: string): {
    get(...values: readonly Value[]): object | undefined;
    all(...values: readonly Value[]): object[];
    run(...values: readonly Value[]): { readonly changes: number };
  };
  close(): void;
}

/** The driver's object behind an entity manager: better-sqlite3's database, or pg's pool. */
export async function nativeClient(em: EntityManager): Promise<SqliteDatabase | WatchedPool> {
  const connection = (em as SqlEntityManager).getConnection() as {
    getNativeClient?(): Promise<SqliteDatabase | WatchedPool>;
  };
  const client = await connection.getNativeClient?.();
  if (client === undefined) throw new Error('The database was not opened by openDatabase.');
  return client;
}
