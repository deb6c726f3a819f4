import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';
import { DEMO_PASSWORD } from '../support/test-config.ts';
import { codeAt, wrongCode } from '../support/totp.ts';

const ENV = { SECOND_FACTOR: 'required', PUBLIC_URL: 'https://beratung.example' };

/** Two servers on one database, as two processes serve one customer. */
describeWithDatabase('login with a second factor, over HTTP', (engine) => {
  const database = useSeededDatabase(engine);
  const first = useServer(database, ENV);
  const second = useServer(database, ENV);
  const form = { username: 'admin', password: DEMO_PASSWORD };
  let secret = '';
  let codes: readonly string[] = [];

  const advance = (ms: number) => {
    for (const server of [first(), second()]) server.clock.advance(ms);
  };
  const cookiesOf = (answer: Response) => answer.headers.getSetCookie();
  const cookieNamed = (answer: Response, name: string) =>
    cookiesOf(answer)
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.split(';', 1)[0] ?? '';
  const begin = async () => {
    const answer = await first().ask('/login', { form });
    return { to: answer.headers.get('location'), cookie: cookieNamed(answer, 'login-step'), answer };
  };

  // @spec consultation-7-9
  test('leads to the setting up without a session, and its cookie opens nothing else', async () => {
    const { to, cookie, answer } = await begin();
    expect(answer.status).toBe(302);
    expect(to).toBe('/login/setup');
    expect(cookiesOf(answer)).toEqual([
      expect.stringMatching(/^login-step=[\w-]{43}; Path=\/login; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    const token = cookie.slice('login-step='.length);
    for (const path of ['/', '/cms/0', '/myAccount', '/settings/0', '/cms/tables/produkte']) {
      const refused = await first().ask(path, { cookie: `${cookie}; user-token=${token}` });
      expect([path, refused.status, refused.headers.get('location')]).toEqual([
        path,
        302,
        '/login?grund=abgelaufen',
      ]);
    }
    expect((await call(first(), 'cms/rights.php', { token })).status).toBe(401);
    const page = await second().ask('/login/setup', { cookie });
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    // What a secret stands in is not compressed: nobody can tell it by the length.
    expect(page.headers.get('content-encoding')).toBeNull();
    const html = await page.text();
    secret = /secret=([A-Z2-7]{32})/.exec(html)?.[1] ?? '';
    expect(secret).not.toBe('');
    expect(html).toContain('class="qr-code"');
    expect(html).not.toContain('style=');
    expect(await (await first().ask('/login/setup')).text()).not.toContain('qr-code');
  });

  test('sets it up in the other process, and shows the recovery codes once', async () => {
    const { cookie } = await begin();
    const html = await (await second().ask('/login/setup', { cookie })).text();
    secret = /secret=([A-Z2-7]{32})/.exec(html)?.[1] ?? '';
    const wrong = await second().ask('/login/setup', {
      form: { code: wrongCode(secret, first().clock.now()) },
      cookie,
    });
    expect(wrong.status).toBe(401);
    const done = await second().ask('/login/setup', {
      form: { code: codeAt(secret, first().clock.now()) },
      cookie,
    });
    expect(done.status).toBe(200);
    codes = [...new Set((await done.text()).match(/[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}/g))];
    expect(codes).toHaveLength(10);
    expect(cookieNamed(done, 'user-token')).toMatch(/^user-token=[\w-]{43}$/);
    expect(cookieNamed(done, 'login-step')).toBe('login-step=');
    expect((await first().ask('/cms/0', { cookie: cookieNamed(done, 'user-token') })).status).toBe(200);
    expect(await (await first().ask('/login/setup', { cookie })).text()).not.toContain(codes[0]);
  });

  test('asks for the code, takes it once, and a step opens one session', async () => {
    advance(60_000);
    const { to, cookie } = await begin();
    expect(to).toBe('/login/code');
    const code = codeAt(secret, first().clock.now());
    expect((await first().ask('/login/code', { form: { code } })).status).toBe(401);
    expect((await first().ask('/login/code', { form: { code, more: 'x' }, cookie })).status).toBe(400);
    expect((await first().ask('/login/code', { form: { code: '0'.repeat(41) }, cookie })).status).toBe(400);
    const done = await second().ask('/login/code', { form: { code }, cookie });
    expect([done.status, done.headers.get('location')]).toEqual([302, '/']);
    // A double click: the same code of the same step within seconds is one.
    expect((await first().ask('/login/code', { form: { code }, cookie })).status).toBe(302);
    advance(11_000);
    expect((await first().ask('/login/code', { form: { code }, cookie })).status).toBe(401);
    const again = await begin();
    expect((await second().ask('/login/code', { form: { code }, cookie: again.cookie })).status).toBe(401);
    const recovered = await first().ask('/login/recovery', {
      form: { code: codes[0] ?? '' },
      cookie: again.cookie,
    });
    expect(recovered.status).toBe(302);
  });

  // @spec consultation-7-9
  test('answers the documented call with 8 without a code, and with a token where it is right', async () => {
    advance(60_000);
    const login = (code?: string) =>
      call(first(), 'auth/login.php', { form: code === undefined ? form : { ...form, code } });
    const missing = await login();
    expect([missing.status, missing.json]).toEqual([
      401,
      { error: 8, message: expect.any(String), token: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
    const wrong = await login(wrongCode(secret, first().clock.now()));
    expect([wrong.status, wrong.json.error]).toEqual([401, 2]);
    const right = await login(codeAt(secret, first().clock.now()));
    expect([right.status, right.json.role]).toEqual([200, 'admin']);
    expect((await call(first(), 'cms/rights.php', { token: right.json.token })).status).toBe(200);
  });

  test('locks after three guesses across both processes', async () => {
    advance(60_000);
    const { cookie } = await begin();
    const bad = wrongCode(secret, first().clock.now());
    const statuses = [];
    for (const server of [first(), second(), first(), second()])
      statuses.push(await (await server.ask('/login/code', { form: { code: bad }, cookie })).text());
    expect(statuses[2]).toContain('gesperrt');
    expect(statuses[3]).toContain('nicht mehr offen');
    expect((await call(first(), 'auth/login.php', { form })).json.error).toBe(4);
  });
});
