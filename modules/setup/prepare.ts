import type { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { inventPassword } from '#auth';
import { type Clock, type Config, Keyring, underDatabaseLock } from '#platform';
import { isEmpty } from './base-data.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { DEMO_LOGINS, type DemoLogin, setDemoPassword, writeDemoData } from './demo-data.ts';
import { refuseDemo } from './demo-in-production.ts';

/** The demo as it stands after a start. */
export interface Demo {
  readonly logins: readonly DemoLogin[];
  /** The password of the logins where this start made or was given it; null where an earlier start printed it. */
  readonly password: string | null;
}

/**
 * Makes the database ready to serve: schema up to date, recommendations and, outside production, the demo in it. Only one
 * process at a time does this on a database; what fails leaves nothing half-written.
 *
 * @returns the demo; null in production
 * @throws Error in production for a database that holds the demo
 */
export async function prepareDatabase(orm: MikroORM, config: Config, clock: Clock): Promise<Demo | null> {
  let demo: Demo | null = null;
  await underDatabaseLock(orm, config.databaseUrl, async () => {
    await bringUpToDate(orm);
    if (config.production) await refuseDemo(orm.em.fork() as SqlEntityManager);
    else demo = await seedDemo(orm.em.fork() as SqlEntityManager, config, clock);
  });
  return demo;
}

async function seedDemo(em: SqlEntityManager, config: Config, clock: Clock): Promise<Demo> {
  if (!(await isEmpty(em)))
    return { logins: DEMO_LOGINS, password: await keepDemoPassword(em, config.demoPassword) };
  const password = config.demoPassword ?? inventPassword();
  await em.transactional((inner) =>
    writeDemoData(inner as SqlEntityManager, {
      vendorName: config.vendorName,
      password,
      now: clock.now(),
      today: clock.today(),
      keys: new Keyring(config.pdfKeys),
    }),
  );
  return { logins: DEMO_LOGINS, password };
}

/** A configured password counts at every start, whatever an earlier one made. */
async function keepDemoPassword(em: SqlEntityManager, configured: string | null): Promise<string | null> {
  if (configured !== null) await setDemoPassword(em, configured);
  return configured;
}

/** Whether nobody has set the database up: its tables are there, and nothing is in them. */
export function isEmptyDatabase(orm: MikroORM): Promise<boolean> {
  return isEmpty(orm.em.fork() as SqlEntityManager);
}
