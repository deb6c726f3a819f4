import { beforeAll, describe, expect, test } from 'vitest';
import { isFromOwnPage } from '../../../apps/server/edge/same-origin.ts';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

const DISMISSAL = 'account/notices/dismissal';
const json = { notice: 'first-day' };

describe('a request comes from one of our own pages', () => {
  const from = (headers: Record<string, string>, publicUrl: string | null = null) =>
    isFromOwnPage({ protocol: 'https', headers: { host: 'beratung.example', ...headers } }, publicUrl);

  test.each([
    [{ origin: 'https://beratung.example' }, true],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ origin: 'https://beratung.example', 'sec-fetch-site': 'cross-site' }, true],
    [{}, false],
    [{ origin: 'null' }, false],
    [{ origin: 'http://beratung.example' }, false],
    [{ origin: 'https://fremd.example', 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
  ])('where %j says so: %s', (headers, isOwn) => {
    expect(from(headers as Record<string, string>)).toBe(isOwn);
  });
});

describeWithDatabase('a call of a screen', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  let cookie = '';

  beforeAll(async () => {
    cookie = await server().cookieOf('leitung');
  });

  const made = (headers: Record<string, string>) =>
    call(server(), DISMISSAL, { method: 'POST', json, headers });

  test('takes the cookie of a page of ours, and the token of a program', async () => {
    expect((await made({ cookie, origin: server().origin })).status).toBe(200);
    expect((await made({ cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    const token = await tokenOf(server(), 'leitung');
    expect((await call(server(), DISMISSAL, { method: 'POST', json, token })).status).toBe(200);
  });

  test.each([
    ['of another origin', { origin: 'https://fremd.example' }, 403],
    ['of a page without an origin', { origin: 'null' }, 403],
    ['of another site, without an origin', { 'sec-fetch-site': 'cross-site' }, 403],
    ['of nobody, although the cookie is there', {}, 401],
  ])('refuses a request %s', async (_, headers, status) => {
    expect((await made({ cookie, ...(headers as Record<string, string>) })).status).toBe(status);
  });

  test('refuses a form that is posted from elsewhere, and from here', async () => {
    const asForm = (origin: string) => call(server(), DISMISSAL, { form: json, headers: { cookie, origin } });
    expect((await asForm('https://fremd.example')).status).toBe(403);
    expect((await asForm(server().origin)).status).toBe(415);
  });

  test('goes by the token where somebody else’s cookie comes with it', async () => {
    const admins = await server().cookieOf('admin');
    const token = await tokenOf(server(), 'beratung');
    const input = { ...json, id: null, Name: 'X', Beschreibung: '', istStandard: false, Rechte: [] };
    const { notice: _, ...role } = input;
    const both = { method: 'PUT', json: role, headers: { cookie: admins, origin: server().origin } };
    expect((await call(server(), 'cms/roles', { ...both, token })).status).toBe(403);
    const ended = { ...both, headers: { ...both.headers, authorization: `Bearer ${'A'.repeat(43)}` } };
    expect((await call(server(), 'cms/roles', ended)).status).toBe(401);
    const odd = { ...both, headers: { ...both.headers, authorization: 'Basic x' } };
    expect((await call(server(), 'cms/roles', odd)).status).toBe(401);
  });

  test.each([
    ['of no kind that it takes', 'text/plain', '{}', 415],
    ['that is cut off', 'application/json', '{"notice":', 400],
    ['with what it does not know', 'application/json', '{"notice":"first-day","x":1}', 400],
    ['that is too large', 'application/json', JSON.stringify({ notice: 'x'.repeat(65 * 1024) }), 413],
  ])('refuses a body %s', async (_, type, body, status) => {
    const answer = await fetch(`${server().origin}/static/api/${DISMISSAL}`, {
      method: 'POST',
      headers: { cookie, origin: server().origin, 'content-type': type },
      body,
    });
    expect(answer.status).toBe(status);
  });
});
