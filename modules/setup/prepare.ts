import type { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { inventPassword, loginKeyOf, User } from '#auth';
import { type Clock, type Config, Keyring, underDatabaseLock } from '#platform';
import demo from '../../data/institution/demo.json' with { type: 'json' };
import { isEmpty } from './base-data.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { DEMO_LOGINS, type DemoLogin, setDemoPassword, writeDemoData } from './demo-data.ts';

/** State of the demo after a start. */
export interface Demo {
  readonly logins: readonly DemoLogin[];
  /**
   * The logins' password if this start generated it or it is configured; null if an earlier start printed it.
   */
  readonly password: string | null;
}

/**
 * Prepares the database for serving: schema, recommendations and, outside production, the demo. Only one
 * process at a time does this; a failure leaves nothing half-written.
 *
 * @returns the demo; null in production
 * @throws Error in production if the database contains the demo
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

/** A configured password applies at every start, whatever an earlier one generated. */
async function keepDemoPassword(em: SqlEntityManager, configured: string | null): Promise<string | null> {
  if (configured !== null) await setDemoPassword(em, configured);
  return configured;
}

/** Whether the database has not been set up: its tables exist and are empty. */
export function isEmptyDatabase(orm: MikroORM): Promise<boolean> {
  return isEmpty(orm.em.fork() as SqlEntityManager);
}

/**
 * Refuses a database with demo users: their names are in the manual, they share one password, and it may be
 * printed somewhere. A real user may be called 'admin' as well, so the address counts, too.
 *
 * @throws Error that names the users and says what to do
 */
async function refuseDemo(em: SqlEntityManager): Promise<void> {
  const users = await em.find(User, {
    $or: demo.users.map(({ loginname, mail }) => ({ loginKey: loginKeyOf(loginname), mail })),
  });
  if (users.length === 0) return;
  const names = users.map(({ loginname }) => loginname).join(', ');
  throw new Error(
    `The database holds the demo (users ${names}), which may not serve in production. Name an empty one in DATABASE_URL, and run: inko setup`,
  );
}
