import { beforeAll, expect, test } from 'vitest';
import { User } from '#auth';
import { openApiDocument } from '../../../apps/server/http/openapi/openapi-document.ts';
import { call, tokenOf } from '../support/call.ts';
import { contractCalls } from '../support/contract.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';
import { HOUR, MINUTE } from '../support/test-clock.ts';

/** Every documented call that reads, as an adviser of a pharmacy asks it; the application for a contract changes something. */
const CALLS = contractCalls(await openApiDocument())
  .filter(({ method, operation }) => method === 'GET' && operation.security.length > 0)
  .filter(({ path }) => !path.includes('/register/'))
  // The vendor's alone (rights.test.ts).
  .filter(({ path }) => !/\/(roles|rights|pakets|check_insti_nr|uploadcsv|protokoll)\.php$/.test(path))
  .filter(({ path }) => !path.endsWith('/cms/user.php'))
  // Of those who may set the contact data.
  .filter(({ path }) => !/\/(insti_wortlaut|vertragsformular(e|_datei)?)\.php$/.test(path))
  // As the record whose history it is.
  .filter(({ path }) => !path.endsWith('/cms/verlauf.php'))
  .flatMap(({ path, fits, example }) => {
    const name = path.replace('/static/api/', '');
    // Takes one of two parameters, which the document's schema cannot say; an adviser may ask for themselves.
    if (name === 'cms/institution.php') return [`${name}?userid=3`];
    const query = new URLSearchParams(example as Record<string, string>).toString();
    return [...(fits({}) ? [name] : []), ...(query === '' ? [] : [`${name}?${query}`])];
  });

/** Those that everybody who is logged in may ask: for the own account and the own institution. */
const OF_EVERYBODY = /^cms\/institution\.php/;

const NOBODY = { error: 'unauthenticated', message: 'Bitte melden Sie sich an.' };
const ENDED = {
  error: 'unauthenticated',
  message: 'Ihre Session ist abgelaufen. Bitte loggen Sie sich aus und erneut ein.',
};

describeWithDatabase('a documented call', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  let token = '';

  beforeAll(async () => {
    token = await tokenOf(server(), 'beratung');
    // Each answer is at hand from here on: what follows must hold for those, too.
    for (const path of CALLS)
      expect([path, (await call(server(), path, { token })).status]).toEqual([path, 200]);
  });

  // @spec consultation-7-1 consultation-7-13
  test.each(CALLS)('%s is opened by a token alone, not by a cookie or any other text', async (path) => {
    const headers: Record<string, string>[] = [
      {},
      { cookie: `user-token=${token}` },
      { authorization: token },
      { authorization: `Basic ${token}` },
      { authorization: `Bearer ${token}x` },
    ];
    for (const each of headers) {
      const answer = await call(server(), path, { headers: each });
      expect([each, answer.status, answer.json]).toEqual([each, 401, NOBODY]);
      expect(answer.headers).toMatchObject({ 'www-authenticate': 'Bearer', 'cache-control': 'no-store' });
    }
    const unknown = await call(server(), path, { token: 'A'.repeat(43) });
    expect([unknown.status, unknown.json]).toEqual([401, ENDED]);
  });

  test('is shut by the logout at once', async () => {
    const leaving = await tokenOf(server(), 'beratung');
    await server().ask('/logout', { cookie: `user-token=${leaving}`, form: {} });
    for (const path of CALLS) {
      const answer = await call(server(), path, { token: leaving });
      expect([path, answer.status, answer.json]).toEqual([path, 401, ENDED]);
    }
  });

  // @spec consultation-7-5
  test('answers nobody without a role, also where the answer is at hand', async () => {
    const own = await tokenOf(server(), 'kalkulation');
    await database.em().nativeUpdate(User, { loginKey: 'kalkulation' }, { role: null });
    for (const path of CALLS.filter((each) => !OF_EVERYBODY.test(each))) {
      const { status, json } = await call(server(), path, { token: own });
      expect([path, status, json.error]).toEqual([path, 403, 'forbidden']);
    }
  });

  test('are all there', () => {
    expect(CALLS.length).toBeGreaterThanOrEqual(10);
  });

  test.each([
    ['cms/allproducts.php?flat=true&flat=true', 'flat', 'Erlaubt sind true und false.'],
    [
      'cms/insti_prices.php?institutionsid=1&institutionsid=2',
      'institutionsid',
      'Bitte genau einmal angeben.',
    ],
    ['cms/institution.php', '', 'Bitte geben Sie eines von id, userid, all und deleted an.'],
    ['cms/institution.php?id=2&userid=3', '', 'Bitte geben Sie eines von id, userid, all und deleted an.'],
  ])('%s is refused in German', async (path, field, message) => {
    const { status, json } = await call(server(), path, { token });
    expect([status, json.error, json.fields]).toEqual([400, 'invalid', { [field]: message }]);
  });

  test('carries on a session as a page does, and ends with it', async () => {
    const own = await tokenOf(server(), 'beratung');
    for (let asked = 0; asked < 4; asked += 1) {
      server().clock.advance(30 * MINUTE);
      expect((await call(server(), 'cms/allproducts.php', { token: own })).status).toBe(200);
    }
    server().clock.advance(HOUR);
    expect((await call(server(), 'cms/allproducts.php', { token: own })).json).toEqual(ENDED);
  });

  test('answers HEAD as GET, without the bytes', async () => {
    const own = await tokenOf(server(), 'beratung');
    const [get, head] = [
      await call(server(), 'cms/allproducts.php', { token: own }),
      await call(server(), 'cms/allproducts.php', { token: own, method: 'HEAD' }),
    ];
    expect([head.status, head.bytes.length, head.headers.etag]).toEqual([200, 0, get.headers.etag]);
    expect((await call(server(), 'cms/allproducts.php', { method: 'HEAD' })).status).toBe(401);
  });
});
