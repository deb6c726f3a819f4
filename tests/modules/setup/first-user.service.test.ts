import { expect, test } from 'vitest';
import { setUpInstallation } from '../../../modules/setup/first-user.ts';
import { accessGiven, actorsOf } from '../../server/support/access.ts';
import { useSeededDatabase } from '../../server/support/database.ts';
import { describeWithDatabase } from '../../server/support/engines.ts';
import { TestClock } from '../../server/support/test-clock.ts';
import { testConfig } from '../../server/support/test-config.ts';

const FIRST_USER = {
  loginname: 'chef',
  mail: 'chef@example.org',
  vorname: 'A',
  nachname: 'B',
  anrede: 0,
} as const;

describeWithDatabase('an installation', (engine) => {
  const database = useSeededDatabase(engine);

  test('is set up by the operator alone', async () => {
    const platform = { orm: database.orm, config: testConfig(database.url), clock: new TestClock() };
    for (const [who, actor] of actorsOf(await accessGiven(database))) {
      const code = actor.kind === 'operator' ? 'conflict' : 'forbidden';
      await expect(setUpInstallation(actor, platform, FIRST_USER), who).rejects.toMatchObject({ code });
    }
  });
});
