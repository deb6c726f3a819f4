import type { SqlEntityManager } from '@mikro-orm/sql';
import { describe, expect, onTestFinished, test } from 'vitest';
import { closeDatabase, openDatabase } from '#platform';
import { databaseSchema } from '#setup';
import { Liveness } from '../../../apps/server/operations/liveness.ts';
import { seededDatabase, useSeededDatabase } from '../support/database.ts';
import { describeOnBothEngines, POSTGRES_URL } from '../support/engines.ts';
import { postgresProxy } from '../support/postgres-proxy.ts';
import { useServer } from '../support/server.ts';

/** As many as a pool of PostgreSQL has; SQLite has one. */
const CONNECTIONS = { sqlite: 1, postgresql: 10 } as const;

describeOnBothEngines('whether the process is alive', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database, { LOG_LEVEL: 'info' }, {}, { deadAfter: 0 });
  const alive = async () => {
    const answer = await server().ask('/healthz');
    return [answer.status, await answer.json()];
  };
  const said = () => server().log.filter((line) => line.includes('database connection'));

  test('is denied while no request gets a connection, though the database answers others', async () => {
    expect(await alive()).toEqual([200, { alive: true }]);
    const holders: SqlEntityManager[] = [];
    for (let number = 0; number < CONNECTIONS[engine]; number += 1) {
      const em = server().orm.em.fork() as SqlEntityManager;
      await em.begin();
      holders.push(em);
    }
    expect(await alive()).toEqual([503, { alive: false }]);
    expect(await alive()).toEqual([503, { alive: false }]);
    for (const holder of holders) await holder.rollback();
    expect(await alive()).toEqual([200, { alive: true }]);
    expect(said()).toHaveLength(2);
    expect(said()[0]).toContain('database connection dead');
    expect(said()[1]).toContain('database connection alive again');
  });

  test('is not denied while they work', async () => {
    const orm = await openDatabase(database.url, databaseSchema);
    onTestFinished(() => closeDatabase(orm));
    const liveness = new Liveness(orm, { info() {}, warn() {}, error() {} });
    const holders = Array.from({ length: CONNECTIONS[engine] }, () => orm.em.fork() as SqlEntityManager);
    for (const holder of holders) await holder.begin();
    expect(await liveness.isAlive()).toBe(true);
    for (const holder of holders) await holder.rollback();
  });
});

describe.skipIf(POSTGRES_URL === undefined)('a PostgreSQL server that does not answer', () => {
  test('is no reason to restart this process', async () => {
    const database = await seededDatabase('postgresql');
    onTestFinished(() => database.drop());
    const proxy = await postgresProxy(database.url);
    const orm = await openDatabase(proxy.url.href, databaseSchema);
    onTestFinished(() => closeDatabase(orm));
    const liveness = new Liveness(orm, { info() {}, warn() {}, error() {} }, 0);
    expect(await liveness.isAlive()).toBe(true);
    proxy.freeze();
    expect(await liveness.isAlive()).toBe(true);
    proxy.thaw();
  });
});
