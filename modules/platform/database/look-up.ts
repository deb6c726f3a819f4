import type { Connection, EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { nativeClient, type SqliteDatabase } from '../connection/native-client.ts';

type Value = string | number;
/** Gives a statement's rows, only the first one if no more are wanted. */
type Read = (sql: string, values: readonly Value[], most: 'one' | 'all') => object[] | Promise<object[]>;

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
    const [row] = await (await readerOf(em)).read(sql, values, 'one');
    return (row as Row | undefined) ?? null;
  };
}

/**
 * A prepared statement for some rows, without the ORM. Reads committed data only, and never waits for a transaction.
 * SQLite answers before anybody else gets a turn: ask for a few hundred rows at a time.
 *
 * @param sql with `?` for each value; the same for both engines
 */
export async function readCommitted<Row extends object>(
  em: EntityManager,
  sql: string,
  values: readonly Value[] = [],
): Promise<readonly Row[]> {
  return (await (await readerOf(em)).read(sql, values, 'all')) as Row[];
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
      return (query, values, most) => {
        if (logger.isEnabled('query')) logger.logQuery({ query, params: [...values], level: 'info' });
        return read(query, values, most);
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
  const read: Read = (sql, values, most) => {
    let statement = statements.get(sql);
    if (statement === undefined) {
      statement = database.prepare(sql);
      statements.set(sql, statement);
    }
    if (most === 'all') return statement.all(...values);
    const row = statement.get(...values);
    return row === undefined ? [] : [row];
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
    return (await pool.query({ ...statement, values })).rows;
  };
  return { read, close: () => {} };
}
