import type { SqlEntityManager } from '@mikro-orm/sql';
import { type ConnectionRoom, connectionRoom } from '#platform';
import type { Finding } from '../output/finding.ts';
import type { Platform } from '../program/open-platform.ts';

/** For a new version without a pause two processes serve at the same time. */
const FEWEST_PROCESSES = 2;

/** Whether PostgreSQL has connections enough for DATABASE_POOL of each serving process. */
export async function connections({ orm, config }: Platform): Promise<Finding> {
  return connectionFinding(await connectionRoom(orm.em.fork() as SqlEntityManager), config.databasePool);
}

/** @param pool connections of a process, at most */
export function connectionFinding({ limit, free, serving }: ConnectionRoom, pool: number): Finding {
  const check = 'connections';
  // One more marks the database as served.
  const processes = Math.floor(free / (pool + 1));
  const detail = `${pool} + 1 of a process (DATABASE_POOL), ${free} of ${limit} for it: enough for ${processes} processes, ${serving} serving now`;
  if (processes < serving || processes === 0)
    return { state: 'error', check, detail: `${detail}; raise max_connections or lower DATABASE_POOL` };
  if (processes < FEWEST_PROCESSES)
    return { state: 'warning', check, detail: `${detail}; ${FEWEST_PROCESSES} are needed for an upgrade` };
  return { state: 'ok', check, detail };
}
