import type { SqlEntityManager } from '@mikro-orm/sql';
import { servingProcesses } from './serving-lock.ts';

/** Connections that a PostgreSQL server has. */
export interface ConnectionRoom {
  /** The name of the limit that holds, with its number: `max_connections=100`. */
  readonly limit: string;
  /** Connections that the product's account may have in this database, without those reserved for others. */
  readonly free: number;
  /** Processes that serve the database now. */
  readonly serving: number;
}

/** `reserved_connections` came with version 16. -1 is no limit. */
const LIMITS = `select
    (select setting::int from pg_settings where name = 'max_connections') as server,
    (select sum(setting::int)::int from pg_settings
      where name in ('superuser_reserved_connections', 'reserved_connections')) as reserved,
    (select rolconnlimit from pg_roles where rolname = current_user) as account,
    (select datconnlimit from pg_database where datname = current_database()) as database`;

interface Limits {
  readonly server: number;
  readonly reserved: number;
  readonly account: number;
  readonly database: number;
}

/** How many connections a PostgreSQL server has for the product, whatever is connected now. */
export async function connectionRoom(em: SqlEntityManager): Promise<ConnectionRoom> {
  const [limits] = await em.execute<Limits[]>(LIMITS);
  if (limits === undefined) throw new Error('PostgreSQL has not answered its limits.');
  const serving = await servingProcesses(em);
  const choices: { readonly limit: string; readonly free: number }[] = [
    { limit: `max_connections=${limits.server}`, free: limits.server - limits.reserved },
  ];
  if (limits.account >= 0) choices.push({ limit: `the account's ${limits.account}`, free: limits.account });
  if (limits.database >= 0)
    choices.push({ limit: `the database's ${limits.database}`, free: limits.database });
  const [least] = choices.toSorted((a, b) => a.free - b.free);
  return { limit: '', free: 0, ...least, serving };
}
