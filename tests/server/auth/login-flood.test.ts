import { once } from 'node:events';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { LoginService, User, verifyPassword } from '#auth';
import { inRequestContext, requestSignal } from '#platform';
import { unavailableFor } from '#platform/domain';
import { RateCount } from '../../../modules/platform/visitors/rate-count.entity.ts';
import { call } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { useServer } from '../support/server.ts';
import { MINUTE } from '../support/test-clock.ts';
import { DEMO_PASSWORD } from '../support/test-config.ts';
import { head, openWire } from '../support/wire.ts';

/** Of the password 'password'. */
const HASH = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
const FORM = 'application/x-www-form-urlencoded';

describe('while one address floods the login with wrong passwords', () => {
  const database = useSeededDatabase('sqlite');
  const server = useServer(database, { TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_FACTOR: '1' });
  const login = (address: string, username: string, password = DEMO_PASSWORD) =>
    call(server(), 'auth/login.php', {
      form: { username, password },
      headers: { 'x-forwarded-for': address },
    });

  /** Users of one institution, all with the demo's password. */
  async function addUsers(count: number): Promise<readonly string[]> {
    const em = database.em();
    const { id: _, ...columns } = await em.findOneOrFail(User, { loginKey: 'beratung' });
    const names = Array.from({ length: count }, (_, at) => `adviser${at}`);
    await em.insertMany(
      User,
      names.map((name) => ({
        ...columns,
        institution: columns.institution.id,
        role: columns.role?.id ?? null,
        mail: `${name}@apotheke.example`,
        loginname: name,
        loginKey: name,
      })),
    );
    return names;
  }

  test('advisers of other addresses all get in', { timeout: 120_000 }, async () => {
    const names = await addUsers(15);
    let inside = 0;
    const floods: Promise<unknown>[] = [];
    /** Each wrong try is followed by the next until everybody is in. */
    const flood = async () => {
      while (inside < names.length) await login('192.0.2.66', 'nobody', 'wrong');
    };
    for (let at = 0; at < 120; at += 1) floods.push(flood());
    const answers = await Promise.all(
      names.map(async (name, at) => {
        const { status } = await login(`198.51.100.${at + 1}`, name);
        inside += 1;
        return status;
      }),
    );
    inside = names.length;
    await Promise.all(floods);
    expect(answers).toEqual(names.map(() => 200));
  });

  test('its own tries end after sixty, and no address lies in the database', {
    timeout: 60_000,
  }, async () => {
    server().clock.advance(5 * MINUTE);
    const failed = [];
    for (let at = 0; at < 60; at += 1) failed.push((await login('192.0.2.99', 'nobody', 'wrong')).status);
    expect(new Set(failed)).toEqual(new Set([401]));
    const refused = await login('192.0.2.99', 'beratung');
    expect(refused.status).toBe(429);
    expect(refused.json).toMatchObject({
      error: 'limit',
      message: expect.stringContaining('falsche Anmeldungen'),
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const page = await server().ask('/login', {
      form: { username: 'beratung', password: DEMO_PASSWORD },
      headers: { 'x-forwarded-for': '192.0.2.99' },
    });
    expect([page.status, page.headers.get('retry-after')]).toEqual([429, refused.headers['retry-after']]);
    expect(await page.text()).toContain('Von Ihrem Anschluss kamen zu viele falsche Anmeldungen.');
    // Another address is not concerned, and after the time this one is not any more.
    expect((await login('192.0.2.98', 'beratung')).status).toBe(200);
    expect(JSON.stringify(await database.em().find(RateCount, {}))).not.toContain('192.0.2');
    server().clock.advance(5 * MINUTE);
    expect((await login('192.0.2.99', 'beratung')).status).toBe(200);
  });
});

describe('a queue of logins that is full', () => {
  const database = useSeededDatabase('sqlite');
  const full = { login: async () => Promise.reject(unavailableFor('Es melden sich sehr viele an.', 7)) };
  const server = useServer(
    database,
    { LOG_LEVEL: 'info' },
    {},
    { overrides: [[LoginService, full as never]] },
  );

  test('says when to come back, by call and by page, and is no failure in the log', async () => {
    const form = { username: 'beratung', password: DEMO_PASSWORD };
    const refused = await call(server(), 'auth/login.php', { form });
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '7']);
    const page = await server().ask('/login', { form });
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '7']);
    expect(server().log.filter((line) => line.includes('failed'))).toEqual([]);
  });
});

describe('a connection that is closed', () => {
  const database = useSeededDatabase('sqlite');
  let heard = (_: AbortSignal | undefined) => {};
  const signal = new Promise<AbortSignal | undefined>((resolve) => {
    heard = resolve;
  });
  /** Stands for a login that waits for its turn. */
  const waiting = {
    login: () => {
      heard(requestSignal());
      return new Promise<never>(() => {});
    },
  };
  const server = useServer(database, {}, {}, { overrides: [[LoginService, waiting as never]] });

  test('reaches the login that waits on it', async () => {
    const body = new URLSearchParams({ username: 'beratung', password: 'x' }).toString();
    const wire = openWire(server().origin);
    wire.write(head('POST /login', { 'Content-Type': FORM, 'Content-Length': body.length }) + body);
    const closing = await signal;
    expect(closing?.aborted).toBe(false);
    const aborted = once(closing as AbortSignal, 'abort');
    wire.close();
    await aborted;
  });

  test('ends the check of its password', async () => {
    const socket = new Socket();
    socket.destroy();
    const asked = new Promise((resolve, reject) => {
      inRequestContext(database.em(), { address: '192.0.2.1', userAgent: undefined, socket }, () => {
        verifyPassword(DEMO_PASSWORD, HASH).then(resolve, reject);
      });
    });
    await expect(asked).rejects.toMatchObject({ code: 'unavailable' });
    expect(await verifyPassword('password', HASH)).toBe(true);
  });
});
