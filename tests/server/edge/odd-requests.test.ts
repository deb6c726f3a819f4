import { beforeAll, describe, expect, test } from 'vitest';
import { keepAddresses } from '../../../apps/server/edge/forwarded-for.ts';
import { RateCount } from '../../../modules/platform/visitors/rate-count.entity.ts';
import { type PageAddress, pageAddresses } from '../support/addresses.ts';
import { call } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { useServer } from '../support/server.ts';
import { DEMO_PASSWORD } from '../support/test-config.ts';
import { head, openWire, statusOf } from '../support/wire.ts';

const ENGLISH = /Unexpected Server Error|Bad Request|Not Found|Method Not Allowed|node_modules| {4}at /;
const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('a request that no page makes', () => {
  const database = useSeededDatabase('sqlite');
  const server = useServer(database, { LOG_LEVEL: 'info' });
  let pages: readonly PageAddress[] = [];
  let cookie = '';

  beforeAll(async () => {
    pages = await pageAddresses();
    cookie = await server().cookieOf('beratung');
  });

  /** Whatever was asked before: none of it is a failure of the server. */
  const failures = () => server().log.filter((line) => (JSON.parse(line) as { level: number }).level >= 40);

  test('to read a mere action leads home, as any unknown address does', async () => {
    const actions = pages.filter(({ takes, screen }) => takes.writing && !takes.reading && !screen);
    expect(actions.map(({ path }) => path)).toEqual(expect.arrayContaining(['/logout']));
    for (const { path } of actions)
      for (const asked of [{}, { cookie }]) {
        const answer = await server().ask(path, asked);
        expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, '/']);
      }
    expect(failures()).toEqual([]);
  });

  // @spec access-9-9
  test('with ?_data is answered as without it', async () => {
    const asked = ['x', 'root', 'login', ''];
    for (const path of ['/login', '/', '/logout', '/gibt/es/nicht'])
      for (const data of asked) {
        const plain = await server().ask(path);
        const odd = await server().ask(`${path}?_data=${encodeURIComponent(data)}`);
        expect([path, data, odd.status, odd.headers.get('location')]).toEqual([
          path,
          data,
          plain.status,
          plain.headers.get('location'),
        ]);
        expect(odd.headers.get('content-type')).toBe(plain.headers.get('content-type'));
        expect(await odd.text()).not.toMatch(ENGLISH);
      }
    const written = await server().ask('/login?_data=login&x=1', {
      form: { username: 'beratung', password: DEMO_PASSWORD },
    });
    expect([written.status, written.headers.get('location')]).toEqual([302, '/']);
    expect(failures()).toEqual([]);
  });

  test('by another method is refused in German, to programs as JSON and to people as a page', async () => {
    for (const method of ['OPTIONS', 'PUT', 'DELETE', 'PROPFIND'])
      for (const path of ['/login', '/logout', '/gibt/es/nicht', '/login.data']) {
        const json = await server().ask(path, { method });
        expect([path, json.status, json.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD, POST']);
        expect(await json.json()).toEqual({
          error: 'invalid',
          message: 'Unter dieser Adresse geht das nicht.',
        });
        const page = await (await server().ask(path, { method, headers: HTML })).text();
        expect(page).toContain('<h1>Das geht auf dieser Seite nicht</h1>');
      }
    expect(failures()).toEqual([]);
  });

  test('to write to what is only read is refused in German', async () => {
    for (const path of ['/welcome', '/prefetch', '/gibt/es/nicht', '/impressum']) {
      const answer = await server().ask(path, { form: {}, headers: HTML });
      expect([path, answer.status]).toEqual([path, 405]);
      const text = (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');
      expect(text).toContain('lang="de"');
      expect(text).not.toMatch(ENGLISH);
    }
    expect(failures()).toEqual([]);
  });

  test.each([
    ['an address that cannot be decoded', head('GET /%zz', {}), 400],
    ['a word in place of a method', 'BREW /login HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['no HTTP', 'GET /login HTTX\r\n\r\n', 400],
    ['a length that is none', head('POST /login', { 'Content-Length': 'abc' }), 400],
    ['a host that is none', 'GET /login HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
    ['a header that is too large', head('GET /login', { 'X-Large': 'a'.repeat(20_000) }), 431],
    ['cookies that are too large', head('GET /login', { Cookie: 'a=b; '.repeat(4_000) }), 431],
    ['an address that is too long', head(`GET /${'a'.repeat(2_000)}`, {}), 414],
    ['an address of slashes', head(`GET ${'/'.repeat(12_000)}x`, {}), 414],
  ])('is answered in German: %s', async (_what, request, status) => {
    const wire = openWire(server().origin);
    wire.write(request);
    const answer = await wire.begun;
    wire.close();
    expect(statusOf(answer)).toBe(status);
    const [headers = '', body = ''] = answer.split('\r\n\r\n');
    expect(headers).toMatch(/content-type: application\/json; charset=utf-8/i);
    expect(JSON.parse(body)).toEqual({
      error: 'invalid',
      message: expect.stringMatching(/^(Die|Das) .+\.$/),
    });
    expect(failures()).toEqual([]);
  });

  test.each([
    ['a user', 'Host: a@evil'],
    ['two hosts', 'Host: beratung.test\r\nHost: evil.test'],
    ['a path', 'Host: beratung.test/x'],
  ])('names %s in its Host and is refused', async (_, lines) => {
    for (const path of ['/login', '/static/api/register/challenge.php']) {
      const wire = openWire(server().origin);
      wire.write(`GET ${path} HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`);
      expect([path, statusOf(await wire.all)]).toEqual([path, 400]);
    }
    expect(failures()).toEqual([]);
  });

  test('is a page for people where its address cannot be decoded', async () => {
    const answer = await server().ask('/%zz', { headers: HTML });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('<h1>Die Anfrage war nicht möglich</h1>');
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8::7', '2001:db8::7'],
  [' 203.0.113.9 , 10.0.0.1', '203.0.113.9, 10.0.0.1'],
  ['unknown', undefined],
  ['Erika Muster', undefined],
  ['', undefined],
  ['203.0.113.9:4711', undefined],
  ['fe80::1%eth0', undefined],
  ["' or 1=1, 10.0.0.1", '10.0.0.1'],
  ['203.0.113.9, _hidden', undefined],
])('of X-Forwarded-For %j the addresses are kept alone', (given, kept) => {
  const headers = { 'x-forwarded-for': given };
  keepAddresses(headers);
  expect(headers['x-forwarded-for']).toBe(kept);
});

describe('behind a proxy', () => {
  const database = useSeededDatabase('sqlite');
  const server = useServer(database, { TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_FACTOR: '0.002' });

  test('the client that a request names counts if it is an address, else the proxy counts', async () => {
    const ask = async (from: string) =>
      (await call(server(), 'register/challenge.php', { headers: { 'x-forwarded-for': from } })).status;
    expect(await ask('203.0.113.1')).toBe(200);
    expect(await ask('203.0.113.2')).toBe(200);
    // What is no address makes nobody another visitor.
    expect([await ask('one'), await ask('two'), await ask("three' --")]).toEqual([200, 429, 429]);
    expect(await database.em().count(RateCount)).toBe(3);
  });
});
