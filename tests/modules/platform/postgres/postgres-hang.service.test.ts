import { describe, expect, onTestFinished, type TestContext, test } from 'vitest';
import { closeDatabase, isDatabaseUnavailable, openDatabase } from '#platform';
import { databaseSchema } from '#setup';
import { seededDatabase } from '../../../server/support/database.ts';
import { POSTGRES_URL } from '../../../server/support/engines.ts';
import { postgresProxy } from '../../../server/support/postgres-proxy.ts';
import { endProgram, runProgram, startProgram } from '../../../server/support/program.ts';
import { testEnv } from '../../../server/support/test-config.ts';

/** A token that no session has: who it is has to be looked up. */
const TOKEN = 'x'.repeat(43);

async function behindProxy({ onTestFinished }: Pick<TestContext, 'onTestFinished'>) {
  const database = await seededDatabase('postgresql');
  onTestFinished(() => database.drop());
  return { ...database, proxy: await postgresProxy(database.url, false, onTestFinished) };
}

// Each waits for its own server: their waits pass at the same time.
describe.skipIf(POSTGRES_URL === undefined)('a PostgreSQL server that hangs', () => {
  // @spec access-4-21
  test.concurrent('is reported with 503 by calls and pages, and needs no restart', async ({
    expect,
    onTestFinished,
  }) => {
    const { proxy, folder } = await behindProxy({ onTestFinished });
    const program = startProgram('server', [], testEnv(proxy.url.href), folder);
    onTestFinished(async () => void (await endProgram(program, 'SIGKILL')));
    const [, port] = /http:\/\/localhost:(\d+)/.exec(await program.printed(/läuft unter .*\n/)) ?? [];
    const origin = `http://127.0.0.1:${port}`;
    const call = () =>
      fetch(`${origin}/static/api/cms/rights.php`, { headers: { authorization: `Bearer ${TOKEN}` } });
    const page = () =>
      fetch(`${origin}/settings/1`, {
        headers: { cookie: `user-token=${TOKEN}`, accept: 'text/html' },
        redirect: 'manual',
      });
    const write = () =>
      fetch(`${origin}/login`, {
        method: 'POST',
        headers: { origin, accept: 'text/html' },
        body: new URLSearchParams({ username: 'demo', password: 'x' }),
      });
    const statuses = () => Promise.all([call(), page(), write()].map(async (each) => (await each).status));
    const before = await statuses();
    expect(before.filter((status) => status >= 500)).toEqual([]);

    proxy.freeze();
    expect(await statuses()).toEqual([503, 503, 503]);
    // Known by now: nobody waits any more.
    const [answer, shown] = await Promise.all([call(), page()]);
    expect(await answer.json()).toEqual({
      error: 'unavailable',
      message: 'Die Datenbank antwortet gerade nicht. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    });
    expect(await shown.text()).toContain('<h1>Zurzeit nicht erreichbar</h1>');

    proxy.thaw();
    await expect.poll(statuses, { timeout: 60_000 }).toEqual(before);
  });

  test.concurrent('holds up a start for seconds only, which reports the reason', async ({
    expect,
    onTestFinished,
  }) => {
    const { proxy, folder } = await behindProxy({ onTestFinished });
    proxy.freeze();
    const { code, stderr } = await runProgram('server', [], testEnv(proxy.url.href), folder);
    expect([code, stderr]).toEqual([
      1,
      `The server cannot start. The database cannot be used: The database does not answer (DATABASE_URL: ${proxy.url.host}${proxy.url.pathname})\n`,
    ]);
  });

  test.concurrent('is distinguished from one that works for long', async ({ onTestFinished }) => {
    const { proxy } = await behindProxy({ onTestFinished });
    const orm = await openDatabase(proxy.url.href, databaseSchema);
    onTestFinished(() => closeDatabase(orm));
    // Longer than it takes to find a hanging one.
    await orm.em.getConnection().execute('select pg_sleep(6)');
  });
});

describe.skipIf(POSTGRES_URL === undefined)('a lock that somebody else holds', () => {
  test('is waited for as long as the URL says, and is not reported as a failure', async () => {
    const database = await seededDatabase('postgresql');
    onTestFinished(() => database.drop());
    const orm = await openDatabase(`${database.url}?lock_timeout=100`, databaseSchema);
    onTestFinished(() => closeDatabase(orm));
    const [one, other] = [orm.em.fork(), orm.em.fork()];
    await one.begin();
    await one.getConnection().execute('lock table users', [], 'run', one.getTransactionContext());
    const asked = other.getConnection().execute('select * from users');
    const failure = await asked.catch((error: unknown) => error);
    await one.rollback();
    expect(isDatabaseUnavailable(failure)).toBe(true);
  });
});
