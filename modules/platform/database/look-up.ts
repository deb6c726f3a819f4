import type { Connection, EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { nativeClient, type SqliteDatabase } from '../connection/native-client.ts';

type Value = string | number;
type Read = (sql: string, values: readonly Value[]) => object | undefined | Promise<object | undefined>;

/** The used part of pg's pool. */
interface PostgresPool {
  query(query: { name: string; text: string; values: readonly Value[] }): Promise<{ rows: object[] }>;
}

/** Timeout for a database file that another process is recovering; rare and short. */
const BUSY_TIMEOUT_MS = 10_000;

/** The reader of each of the ORM's connections, and how to close it. */
const readers = new WeakMap<Connection, Promise<{ readonly read: Read; close(): void }>>();

/**
 * A prepared statement for one row that nearly every request needs, without the ORM. Reads committed data only, never
 * those of a running transaction.
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

/** Closes what look-ups have opened besides the ORM's connection. */
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

/** All requests share one SQLite connection, including their transactions, so committed rows need another one. */
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
