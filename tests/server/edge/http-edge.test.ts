import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { useSeededDatabase } from '../support/database.ts';
import { useServer } from '../support/server.ts';
import { DEMO_PASSWORD } from '../support/test-config.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const CREDENTIALS = { username: 'beratung', password: DEMO_PASSWORD };

/** Where a browser is led whose session is over. */
const ENDED = '/login?grund=abgelaufen';

describe('the edge of the server', () => {
  const database = useSeededDatabase('sqlite');
  const server = useServer(database);
  let asset = '';

  beforeAll(async () => {
    const page = await (await server().ask('/welcome')).text();
    asset = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '';
  });

  /** Sends a request as it stands; a browser or fetch would tidy it first. */
  async function send(head: string): Promise<string> {
    const { hostname, port, host } = new URL(server().origin);
    const socket = connect(Number(port), hostname);
    socket.write(`${head}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    let answer = '';
    for await (const text of socket.setEncoding('utf8')) answer += text;
    return answer;
  }

  describe('login', () => {
    test('starts a session in a cookie that scripts and other sites do not get', async () => {
      const answer = await server().ask('/login', { form: CREDENTIALS });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
      const [cookie = ''] = answer.headers.getSetCookie();
      expect(cookie).toMatch(/^user-token=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
      const home = await server().ask('/', { cookie: cookie.split(';', 1)[0] ?? '' });
      expect(home.status).toBe(200);
    });

    test('that fails sets no cookie', async () => {
      const answer = await server().ask('/login', { form: { ...CREDENTIALS, password: 'falsch' } });
      expect(answer.status).toBe(401);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await answer.text()).toContain('Sie haben noch 2 Versuche.');
    });

    test('ends with the logout, in the browser and in the database', async () => {
      const cookie = await server().cookieOf('beratung');
      const answer = await server().ask('/logout', { cookie, form: {} });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login']);
      expect(answer.headers.getSetCookie()).toEqual([
        'user-token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      ]);
      expect((await server().ask('/', { cookie })).headers.get('location')).toBe(ENDED);
    });

    test.each([
      ['user-token=', '/welcome'],
      ['user-token=short', '/welcome'],
      ['user-token=%zz', '/welcome'],
      // What may have been the token of a session: the answer states that the session is over.
      [`user-token=${'A'.repeat(43)}`, ENDED],
      ['=;;x', '/welcome'],
    ])('is not there with the cookie %j', async (cookie, to) => {
      expect((await server().ask('/', { cookie })).headers.get('location')).toBe(to);
    });
  });

  describe('a write', () => {
    const write = (headers: Record<string, string>, path = '/login') =>
      server().ask(path, { form: CREDENTIALS, headers });

    // Which origins are its own: tests/server/pages/same-origin.test.ts.
    test('from a foreign page is refused, wherever it goes and however it is sent', async () => {
      for (const path of ['/login', '/logout', '/static/api/auth/login.php', '/gibt/es/nicht'])
        for (const origin of ['https://evil.example', 'null']) {
          const answer = await write({ origin }, path);
          expect([path, answer.status]).toEqual([path, 403]);
          expect(await answer.json()).toEqual({
            error: 'forbidden',
            message: 'Diese Anfrage kommt von einer fremden Seite.',
          });
          expect(answer.headers.getSetCookie()).toEqual([]);
          expect(answer.headers.get('x-request-id')).toMatch(UUID);
        }
      for (const method of ['PUT', 'PATCH', 'DELETE']) {
        const answer = await server().ask('/cart', { method, headers: { origin: 'https://evil.example' } });
        expect([method, answer.status]).toEqual([method, 403]);
      }
    });

    test('from the own page or from no page is taken', async () => {
      expect((await write({})).status).toBe(302);
      const { status } = await fetch(`${server().origin}/login`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(CREDENTIALS),
      });
      expect(status).toBe(302);
    });

    test('that wants a trace is refused', async () => {
      expect(await send('TRACE /login HTTP/1.1')).toMatch(/^HTTP\/1\.1 405 /);
    });
  });

  describe('every answer', () => {
    const PATHS = ['/login', '/', '/cart.data', '/gibt/es/nicht', '/assets/none.js', '/static/api/none.php'];

    test('has a request id of its own and the headers that protect a page', async () => {
      for (const path of PATHS) {
        const [one, other] = [await server().ask(path), await server().ask(path)];
        expect(one.headers.get('x-request-id')).toMatch(UUID);
        expect(one.headers.get('x-request-id')).not.toBe(other.headers.get('x-request-id'));
        expect([path, Object.fromEntries(one.headers)]).toMatchObject([
          path,
          {
            'x-content-type-options': 'nosniff',
            'referrer-policy': 'same-origin',
            'cross-origin-opener-policy': 'same-origin',
            'content-security-policy': expect.stringContaining("default-src 'self'"),
          },
        ]);
        expect(one.headers.has('x-powered-by')).toBe(false);
        expect(one.headers.has('strict-transport-security')).toBe(false);
      }
    });

    test('takes no request id from outside', async () => {
      const answer = await server().ask('/login', {
        headers: { 'x-request-id': 'mine', 'request-id': 'mine' },
      });
      expect(answer.headers.get('x-request-id')).toMatch(UUID);
    });
  });

  test('the policy allows the scripts of this page alone, by a nonce that is new each time', async () => {
    const nonces = new Set<string>();
    for (let count = 0; count < 2; count += 1) {
      const answer = await server().ask('/login');
      const policy = answer.headers.get('content-security-policy') ?? '';
      const nonce = /script-src 'self' 'nonce-([\da-f]{32})'/.exec(policy)?.[1] ?? '';
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
      for (const part of [
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]) {
        expect(policy).toContain(part);
      }
      const scripts = (await answer.text()).match(/<script[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(2);
  });

  describe('files of the browser’s part', () => {
    test('may be kept for good', async () => {
      const answer = await server().ask(asset);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-type')).toMatch(/javascript/);
      const head = await server().ask(asset, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
    });

    test.each([
      '/assets/../../server/index.js',
      '/assets/..%2f..%2fserver%2findex.js',
      '/assets/%2e%2e/%2e%2e/server/index.js',
      '/assets/..%5c..%5cserver%5cindex.js',
      '/assets//etc/passwd',
      '/assets/%2fetc%2fpasswd',
      '/assets/....//....//package.json',
      '/assets/%00',
      '/assets/',
      '/assets/.',
    ])('and no others: %s', async (path) => {
      const answer = await send(`GET ${path} HTTP/1.1`);
      expect(answer).toMatch(/^HTTP\/1\.1 (302|400|403|404) /);
      expect(answer).not.toMatch(/root:|"private"|export |createRequestHandler/);
    });

    test('that is not there is answered in words', async () => {
      const answer = await server().ask('/assets/none.js');
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { error: 'not-found', message: 'Diesen Aufruf gibt es nicht.' },
      ]);
    });
  });

  test('the page about the calls takes no other method', async () => {
    const answer = await server().ask('/static/api/', { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test.each([
    ['GET', '/static/api/gibt/es/nicht.php'],
    ['POST', '/static/api/auth/none.php'],
    ['DELETE', '/static/api/none/'],
  ])('a call that does not exist is answered with JSON in German: %s %s', async (method, path) => {
    const answer = await server().ask(path, { method });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await answer.json()).toEqual({ error: 'not-found', message: 'Diesen Aufruf gibt es nicht.' });
  });

  test.each([
    'GET /%zz HTTP/1.1',
    'GET //// HTTP/1.1',
    'GET //evil.example/login HTTP/1.1',
    'OPTIONS * HTTP/1.1',
  ])('an odd request is answered all the same, without a trace of the server: %s', async (line) => {
    const answer = await send(line);
    expect(answer).toMatch(/^HTTP\/1\.1 [2-4]\d\d /);
    expect(answer).not.toMatch(/ {4}at |node_modules|Error:/);
    expect(answer).not.toMatch(/^location: *(\/\/|https?:)/im);
  });
});

describe('behind https', () => {
  const database = useSeededDatabase('sqlite');
  const server = useServer(database, { PUBLIC_URL: 'https://beratung.example' });

  test('the cookie is for https alone, and browsers are instructed to stay with https', async () => {
    const answer = await server().ask('/login', { form: CREDENTIALS });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^user-token=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/);
  });
});
