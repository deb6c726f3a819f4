import type { SqlEntityManager } from '@mikro-orm/sql';
import { describe, expect, test } from 'vitest';
import { connectionRoom, holdServingLock, openDatabase, poolOf } from '#platform';
import { databaseSchema } from '#setup';
import { connectionFinding } from '../../../cli/doctor/doctor-connections.ts';
import { useSeededDatabase } from '../../server/support/database.ts';
import { POSTGRES_URL } from '../../server/support/engines.ts';

const room = { limit: 'max_connections=100', free: 97, serving: 2 };

test('the doctor compares pool and processes with the connections there are', () => {
  expect(connectionFinding(room, 10)).toEqual({
    state: 'ok',
    check: 'connections',
    detail:
      '10 + 1 of a process (DATABASE_POOL), 97 of max_connections=100 for it: enough for 8 processes, 2 serving now',
  });
  expect(connectionFinding(room, 50).state).toBe('error');
  expect(connectionFinding({ ...room, serving: 1 }, 50).state).toBe('warning');
  expect(connectionFinding({ ...room, serving: 0 }, 100).state).toBe('error');
  expect(connectionFinding(room, 50).detail).toContain('raise max_connections or lower DATABASE_POOL');
});

// SQLite has one connection.
const reason = POSTGRES_URL ? '' : ', skipped: INKO_TEST_POSTGRES_URL is not set';
describe.skipIf(POSTGRES_URL === undefined)(`connections (PostgreSQL${reason})`, () => {
  const database = useSeededDatabase('postgresql');

  test('are those of the server and no more than a pool takes, and count who serves', async () => {
    const [{ max_connections: most } = { max_connections: '' }] = await database
      .em()
      .execute<{ max_connections: string }[]>('show max_connections');
    const before = await connectionRoom(database.em());
    expect(before).toMatchObject({ limit: `max_connections=${most}`, serving: 0 });
    expect(before.free).toBeLessThan(Number(most));
    const other = await openDatabase(database.url, databaseSchema, poolOf({ databasePool: 5 }));
    await holdServingLock(other);
    expect((await connectionRoom(database.em())).serving).toBe(1);
    const busy = Array.from({ length: 12 }, () =>
      (other.em.fork() as SqlEntityManager).execute('select pg_sleep(0.05)'),
    );
    const mine = `select count(*)::int as count from pg_stat_activity
        where datname = current_database() and query like 'select pg_sleep%'`;
    let seen = 0;
    const done = Promise.all(busy).then(() => true);
    while (!(await Promise.race([done, Promise.resolve(false)])))
      seen = Math.max(seen, (await database.em().execute<{ count: number }[]>(mine))[0]?.count ?? 0);
    expect(seen).toBeLessThanOrEqual(5);
    await other.close(true);
  });
});
