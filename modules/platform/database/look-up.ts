import type { Connection, EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { nativeClient, type SqliteDatabase } from '../connection/native-client.ts';

type Value = string | number;
type Read = (sql: string, values: readonly Value[]) => object | undefined | Promise<object | undefined>;

/** What of pg's pool is used. */
interface PostgresPool {
  query(query: { name: string; text: string; values: readonly Value[] }): Promise<{ rows: object[] }>;
}

/** Waiting time for a database file that another process is bringing in order; it is seldom, and short. */
const BUSY_TIMEOUT_MS = 10_000;

/** How rows are read over each of the ORM's connections, and how that ends. */
const readers = new WeakMap<Connection, Promise<{ readonly read: Read; close(): void }>>();

/**
 * A statement that gives one row and is asked at nearly every request, prepared once and read past the ORM:
 * what is committed, never what a transaction under way has written.
 *
 * @param sql with `?` for each value; the same for both engines
 */
export function lookUp<Row extends object>(
  em: EntityManager,
  sql: string,
): (...values: readonly Value[]) => Promise<Row | null> {
  return async (...values) => {
    const row = (await readerOf(em)).read(sql, values);
    return ((await row) as Row | undefined) ?? null;
  };
}

/** Ends what look-ups have opened beside the ORM's connection. */
export async function closeLookUps(em: EntityManager): Promise<void> {
  (await readers.get(connectionOf(em)))?.close();
}

function connectionOf(em: EntityManager) {
  return (em as SqlEntityManager).getConnection();
}

function readerOf(em: EntityManager) {
  const connection = connectionOf(em);
  let reader = readers.get(connection);
  if (reader === undefined) {
    const noted = (read: Read): Read => {
      const logger = em.config.getLogger();
      return (query, values) => {
        if (logger.isEnabled('query')) logger.logQuery({ query, params: [...values], level: 'info' });
        return read(query, values);
      };
    };
    reader = openReader(em).then(({ read, close }) => ({ read: noted(read), close }));
    reader.catch(() => readers.delete(connection));
    readers.set(connection, reader);
  }
  return reader;
}

async function openReader(em: EntityManager) {
  const client = await nativeClient(em);
  return 'prepare' in client ? sqliteReader(client) : postgresReader(client as unknown as PostgresPool);
}

/** SQLite serves all requests over one connection, transactions too: so committed rows need another one. */
function sqliteReader(main: SqliteDatabase) {
  const database = new main.constructor(main.name, { readonly: true, timeout: BUSY_TIMEOUT_MS });
  const statements = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  const read: Read = (sql, values) => {
    let statement = statements.get(sql);
    if (statement === undefined) {
      statement = database.prepare(sql);
      statements.set(sql, statement);
    }
    return statement.get(...values);
  };
  return { read, close: () => database.close() };
}

function postgresReader(pool: PostgresPool) {
  const statements = new Map<string, { readonly name: string; readonly text: string }>();
  const read: Read = async (sql, values) => {
    let statement = statements.get(sql);
    if (statement === undefined) {
      let count = 0;
      const text = sql.replaceAll('?', () => `$${++count}`);
      statement = { name: `look_up_${statements.size}`, text };
      statements.set(sql, statement);
    }
    return (await pool.query({ ...statement, values })).rows[0];
  };
  return { read, close: () => {} };
}
