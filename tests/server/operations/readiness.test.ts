import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { closeDatabase, explainFailure, openDatabase } from '#platform';
import { databaseSchema } from '#setup';
import { Readiness } from '../../../apps/server/operations/readiness.ts';
import type { ServerLog } from '../../../apps/server/operations/server-log.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeOnBothEngines, POSTGRES_URL } from '../support/engines.ts';
import { postgresSocket } from '../support/postgres-socket.ts';
import { testConfig } from '../support/test-config.ts';

describeOnBothEngines('readiness', (engine) => {
  const database = useSeededDatabase(engine);

  test('is checked once for all who ask meanwhile, however long it takes; again after a second', async () => {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    onTestFinished(() => clock.mockRestore());
    const log = { info() {}, error() {} } as unknown as ServerLog;
    const readiness = new Readiness(database.orm, testConfig(database.url), log);
    const first = readiness.report();
    now = 2_500;
    // A second run could end before the first, and its changes would be logged in the wrong order.
    expect(readiness.report()).toBe(first);
    expect(await first).toMatchObject({ ready: true });
    const second = readiness.report();
    expect(second).not.toBe(first);
    await second;
    now = 3_400;
    expect(readiness.report()).toBe(second);
  });
});

describe.skipIf(POSTGRES_URL === undefined)('a PostgreSQL by socket that is stopped', () => {
  const database = useSeededDatabase('postgresql');

  test('is no file that has gone', async () => {
    const { url, stop } = await postgresSocket(database.url);
    const orm = await openDatabase(url, databaseSchema);
    onTestFinished(() => closeDatabase(orm));
    const log = { info() {}, error() {} } as unknown as ServerLog;
    stop();
    // The connections that were open are noticed one by one.
    await expect
      .poll(async () => {
        const { failures = [] } = await new Readiness(orm, testConfig(url), log).report();
        return new Set(failures.map(({ reason }) => reason));
      })
      .toEqual(new Set(['The database server is not running, or its socket lies elsewhere.']));
    const failure: unknown = await openDatabase(url, databaseSchema).catch((error: unknown) => error);
    expect(explainFailure(failure)).toMatch(/^The database cannot be used: .*No server has its socket there/);
  });
});
