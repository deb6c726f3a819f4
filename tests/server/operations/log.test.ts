import { beforeAll, describe, expect, test } from 'vitest';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';
import { DEMO_PASSWORD } from '../support/test-config.ts';

interface Line {
  readonly level: string;
  readonly reqId?: string;
  readonly msg: string;
  readonly req?: { readonly method: string; readonly path: string };
  readonly res?: { readonly statusCode: number };
  readonly err?: { readonly type: string; readonly message: string; readonly stack: string };
}

describe('the log', () => {
  const database = useSeededDatabase('sqlite');
  const server = useServer(database, { LOG_LEVEL: 'debug' });
  const lines = () => server().log.map((line) => JSON.parse(line) as Line);

  // @spec operation-3
  test('names method, path, status and id of a request, and nothing of the person', async () => {
    const cookie = await server().cookieOf('leitung');
    const before = server().log.length;
    await server().ask('/login', {
      form: { username: 'beratung', password: DEMO_PASSWORD },
      headers: {
        'user-agent': 'Geheimer-Browser',
        'x-forwarded-for': '203.0.113.9',
        'accept-language': 'de-geheim',
      },
    });
    await server().ask('/login', { form: { username: 'katharina.weiss', password: 'Geheimes-Wort-1' } });
    const answer = await server().ask('/cart?patient=Erika&token=abc', { cookie });
    await server().ask('/assets/none.js?secret=geheim');
    const written = server().log.slice(before).join('');
    for (const secret of [
      ...['beratung', 'katharina', DEMO_PASSWORD, 'Geheim', 'geheim', '203.0.113.9', '127.0.0.1'],
      ...['Erika', 'patient', 'token', cookie, cookie.split('=')[1] ?? '', 'remoteAddress', 'cookie', 'Weiß'],
    ]) {
      expect([secret, written.includes(secret)]).toEqual([secret, false]);
    }
    const id = answer.headers.get('x-request-id');
    await expect.poll(() => lines().filter((line) => line.reqId === id).length).toBe(1);
    const own = lines().filter((line) => line.reqId === id);
    expect(own.map(({ msg, req, res }) => [msg, req, res])).toEqual([
      ['request', { method: 'GET', path: '/cart' }, { statusCode: 200 }],
    ]);
  });
});

describe('the log of a call', () => {
  const database = useSeededDatabase('sqlite');
  const server = useServer(database, { LOG_LEVEL: 'info' });

  test('has no line for a successful probe, and one for each other request', async () => {
    const before = server().log.length;
    for (const path of ['/healthz', '/readyz', '/metrics', '/robots.txt']) await server().ask(path);
    const asked = () =>
      server()
        .log.slice(before)
        .map((line) => JSON.parse(line) as Line)
        .map(({ req, res }) => `${req?.path} ${res?.statusCode}`);
    await expect.poll(asked).toContain('/robots.txt 200');
    expect(asked().sort()).toEqual(['/metrics 404', '/robots.txt 200']);
  });

  test('tells once that a check fails and once that it passes again, however often it is asked', async () => {
    const em = database.em();
    const rename = (from: string, to: string) => em.execute(`alter table ${from} rename to ${to}`);
    const before = server().log.length;
    const logged = () =>
      server()
        .log.slice(before)
        .map((line) => JSON.parse(line))
        .map(({ level, msg, check, req }) => [level, msg, check ?? req.path]);
    const becomes = (status: number) =>
      expect.poll(async () => (await server().ask('/readyz')).status, { timeout: 10_000 }).toBe(status);
    await rename('migration', 'migration_away');
    await becomes(503);
    for (let asked = 0; asked < 3; asked += 1)
      expect((await server().ask('/healthz')).status + (await server().ask('/readyz')).status).toBe(703);
    await rename('migration_away', 'migration');
    await becomes(200);
    await server().ask('/robots.txt');
    await expect.poll(logged).toContainEqual(['info', 'request', '/robots.txt']);
    expect(logged().slice(0, -1)).toEqual([
      ['error', 'check failed', 'migrations'],
      ['info', 'check passed again', 'migrations'],
    ]);
  });

  test('is the same whether the response is made or cached, and names nobody', async () => {
    const token = await tokenOf(server(), 'beratung');
    const noted = async () => {
      const before = server().log.length;
      const { headers } = await call(server(), 'cms/allproducts.php?sort=id', { token });
      await expect.poll(() => server().log.length).toBe(before + 1);
      const lines = server().log.slice(before);
      expect(lines.join('')).not.toContain(token);
      return lines.map((line) => {
        const { time: _, responseTime, reqId, ...same } = JSON.parse(line);
        expect(reqId).toBe(headers['x-request-id']);
        return { ...same, timed: typeof responseTime };
      });
    };
    const made = await noted();
    expect(made).toMatchObject([
      {
        level: 'info',
        msg: 'request',
        req: { method: 'GET', path: '/static/api/cms/allproducts.php' },
        res: { statusCode: 200 },
        timed: 'number',
      },
    ]);
    expect(await noted()).toEqual(made);
  });
});

describeWithDatabase('an unexpected failure', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database, { LOG_LEVEL: 'info' });
  let cookie = '';

  beforeAll(async () => {
    cookie = await server().cookieOf('beratung');
    await database.em().execute('drop table own_price');
  });

  test.each(['/', '/cart.data'])(
    'is answered on %s without a trace of the server, and logged',
    async (path) => {
      const answer = await server().ask(path, { cookie });
      const text = await answer.text();
      expect(answer.status).toBe(500);
      expect(text).not.toMatch(
        /own_price|no such table|does not exist|SQL|select|node_modules|\.ts:|\.js:\d/,
      );
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const id = answer.headers.get('x-request-id');
      const failures = server()
        .log.map((line) => JSON.parse(line) as Line)
        .filter((line) => line.reqId === id && line.level === 'error');
      expect(failures).toHaveLength(1);
      expect(failures[0]).toMatchObject({
        msg: 'page failed',
        err: { type: 'TableNotFoundException', message: '' },
      });
      expect(failures[0]?.err?.stack).toMatch(/^at /);
      expect(JSON.stringify(failures)).not.toMatch(/own_price|select /);
    },
  );
});
