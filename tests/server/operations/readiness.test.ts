import { expect, onTestFinished, test, vi } from 'vitest';
import { Readiness } from '../../../apps/server/operations/readiness.ts';
import type { ServerLog } from '../../../apps/server/operations/server-log.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { testConfig } from '../support/test-config.ts';

describeOnBothEngines('readiness', (engine) => {
  const database = useSeededDatabase(engine);

  test('is looked at once for all who ask meanwhile, however long it takes, and anew after a second', async () => {
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
