import { beforeEach, expect, test } from 'vitest';
import { User } from '#auth';
import { isStrongPassword } from '#auth/domain';
import { RIGHTS } from '#platform/domain';
import { loginFailureMessage } from '../../../modules/auth/login/login-failure.ts';
import { AuditEntry } from '../../../modules/platform/audit/audit-entry.entity.ts';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';
import { DEMO_PASSWORD } from '../support/test-config.ts';

describeWithDatabase('a call of auth/', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  const users = new Map<string, User>();

  const post = (path: string, form: Readonly<Record<string, string>>, token?: string) =>
    call(server(), `auth/${path}`, { method: 'POST', form, token });
  const login = (username: string, password = DEMO_PASSWORD) => post('login.php', { username, password });
  const now = (loginKey: string) => database.em().findOneOrFail(User, { loginKey });
  const idOf = (loginKey: string) => String(users.get(loginKey)?.id);

  beforeEach(async () => {
    const calm = { failedTries: 0, inactive: false, mailConfirmed: true, passwordInitial: false };
    const passwordHash = (await now('admin')).passwordHash ?? null;
    await database.em().nativeUpdate(User, {}, { ...calm, passwordHash });
    for (const user of await database.em().find(User, {})) users.set(user.loginname, user);
  });

  // @spec access-7-4
  test('login.php gives a token that opens the other calls, and what the browser has to know', async () => {
    const { status, json, headers } = await login(' Leitung ');
    expect([status, headers['cache-control'], headers['set-cookie']]).toEqual([200, 'no-store', undefined]);
    expect({ ...json, rechte: json.rechte.toSorted() }).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      role: 'user',
      userid: users.get('leitung')?.id,
      institution: users.get('leitung')?.institution.id,
      status: 'active',
      rechte: RIGHTS.toSorted(),
      walkme: 1,
    });
    expect((await call(server(), 'cms/allproducts.php', { token: json.token })).status).toBe(200);
    expect((await login('admin')).json.role).toBe('admin');
  });

  test('login.php answers walkme 1 until the user has ended the introduction, by the call or on the screen', async () => {
    const walkme = async (name: string) => (await login(name)).json.walkme;
    expect([await walkme('beratung'), await walkme('beratung')]).toEqual([1, 1]);
    const token = await tokenOf(server(), 'beratung');
    const end = () => post('introductionSeen.php', {}, token);
    expect([(await end()).json, (await end()).json]).toEqual([{ success: true }, { success: true }]);
    expect((await call(server(), 'auth/introductionSeen.php', { method: 'POST', form: {} })).status).toBe(
      401,
    );
    const cookie = await server().cookieOf('leitung');
    expect((await server().ask('/introduction', { cookie, form: { x: '1' } })).status).toBe(400);
    expect((await server().ask('/introduction', { cookie, form: {} })).status).toBe(200);
    expect([await walkme('beratung'), await walkme('leitung'), await walkme('kalkulation')]).toEqual([
      0, 0, 1,
    ]);
    expect(await database.em().count(AuditEntry, { what: 'introduction-seen' })).toBe(2);
    await database.em().nativeUpdate(User, {}, { introductionSeen: false });
  });

  test('login.php takes its form in both encodings of forms and as JSON, and no file in place of a text', async () => {
    const sent = { username: 'leitung', password: DEMO_PASSWORD };
    const parts = (values: Readonly<Record<string, string | Blob>>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(values)) form.set(name, value);
      return form;
    };
    const ask = async (body: FormData | URLSearchParams | string, headers: Record<string, string> = {}) => {
      const asked = { method: 'POST', body, headers: { connection: 'close', ...headers } };
      return (await fetch(`${server().origin}/static/api/auth/login.php`, asked)).status;
    };
    expect(await ask(new URLSearchParams(sent))).toBe(200);
    expect(await ask(parts(sent))).toBe(200);
    expect(await ask(JSON.stringify(sent), { 'content-type': 'application/json' })).toBe(200);
    expect(await ask(parts({ ...sent, password: new Blob([DEMO_PASSWORD]) }))).toBe(400);
    expect(await ask(parts({ ...sent, role: 'admin' }))).toBe(400);
    expect(await ask(JSON.stringify(sent), { 'content-type': 'text/plain' })).toBe(415);
  });

  // @spec access-3-14
  test('login.php answers each of the seven failures with 401, its code and its message', async () => {
    const failures = async (change: Partial<User>, password = DEMO_PASSWORD) => {
      await database.em().nativeUpdate(User, { loginKey: 'demo' }, change);
      const { status, json } = await login('demo', password);
      return [status, json];
    };
    const mail = users.get('demo')?.mail;
    const failure = (error: 1 | 2 | 3 | 4 | 5 | 6 | 7, more = {}) => [
      401,
      { error, message: loginFailureMessage(error), ...more },
    ];
    const unknown = await login('niemand');
    expect([unknown.status, unknown.json]).toEqual(failure(1));
    expect(await failures({}, 'falsch')).toEqual(failure(2));
    expect(await failures({}, 'falsch')).toEqual(failure(3));
    expect(await failures({}, 'falsch')).toEqual(failure(4));
    expect(await failures({})).toEqual(failure(4));
    expect(await failures({ failedTries: 0, inactive: true })).toEqual(failure(5, { mail }));
    expect(await failures({ inactive: false, mailConfirmed: false })).toEqual(failure(7, { mail }));
    await database.em().execute("update institution set testbeginn = '2026-02-07' where name like 'Sanit%'");
    const token = expect.stringMatching(/^[\w-]{43}$/);
    expect(await failures({ mailConfirmed: true })).toEqual(
      failure(6, { mail, token, id: users.get('demo')?.id }),
    );
    await database.em().execute("update institution set testbeginn = '2026-02-28' where name like 'Sanit%'");
  });

  // @spec access-8-3
  test('login.php opens the application after the trial, and the login after it', async () => {
    await database.em().execute("update institution set testbeginn = '2026-02-01' where name like 'Sanit%'");
    const { json } = await login('demo');
    const asked = `register/fullversion.php?userid=${json.id}`;
    expect((await call(server(), asked, { token: json.token })).json).toEqual({ Mail: json.mail });
    expect((await call(server(), asked, { token: json.token })).status).toBe(401);
    expect((await login('demo')).status).toBe(200);
  });

  test.each([
    [{}],
    [{ username: 'demo' }],
    [{ username: 'demo', password: 'x'.repeat(201) }],
    [{ username: 'x'.repeat(101), password: 'x' }],
    [{ username: 'demo', password: 'x', role: 'admin' }],
  ])('login.php refuses %j with 400, and counts nothing', async (form) => {
    const { status, json } = await post('login.php', form);
    expect([status, json.error]).toEqual([400, 'invalid']);
    expect((await now('demo')).failedTries).toBe(0);
  });

  test('login.php knows nobody by markup, SQL or control characters', async () => {
    for (const text of ['<b>demo</b>', "demo' or '1'='1", 'demo\u0000', '%', '']) {
      expect([text, (await login(text, text)).json.error]).toEqual([text, 1]);
    }
  });

  test('removeUserToken.php ends the own session alone', async () => {
    const [mine, other] = [await tokenOf(server(), 'demo'), await tokenOf(server(), 'demo')];
    expect((await post('removeUserToken.php', { username: 'leitung' }, mine)).status).toBe(404);
    expect((await post('removeUserToken.php', { username: 'Demo' }, mine)).json).toEqual({ success: true });
    expect((await post('removeUserToken.php', { username: 'demo' }, mine)).status).toBe(401);
    expect((await call(server(), 'cms/allproducts.php', { token: other })).status).toBe(200);
  });

  test('deactivateUser.php deactivates a colleague, whose sessions end', async () => {
    const [chief, theirs] = [await tokenOf(server(), 'leitung'), await tokenOf(server(), 'beratung')];
    expect((await post('deactivateUser.php', { userid: idOf('beratung') }, chief)).json).toEqual({
      success: true,
    });
    expect((await call(server(), 'cms/allproducts.php', { token: theirs })).status).toBe(401);
    expect((await login('beratung')).json.error).toBe(5);
  });

  test.each([
    ['deactivateUser.php', 'leitung', 'demo', 404],
    ['deactivateUser.php', 'leitung', 'admin', 404],
    ['deactivateUser.php', 'leitung', 'leitung', 403],
    ['deactivateUser.php', 'beratung', 'kalkulation', 403],
    // The last main user of the institution.
    ['deactivateUser.php', 'admin', 'demo', 403],
    ['deactivateUser.php', 'admin', 'kalkulation', 200],
    ['setpw.php', 'leitung', 'demo', 404],
    ['setpw.php', 'leitung', 'leitung', 403],
    ['setpw.php', 'beratung', 'kalkulation', 403],
    ['setpw.php', 'admin', 'leitung', 200],
  ])('%s lets %s change %s: %i', async (path, who, whom, status) => {
    const token = await tokenOf(server(), who);
    expect((await post(path, { userid: idOf(whom) }, token)).status).toBe(status);
    if (status === 200) return;
    expect(await now(whom)).toMatchObject({ inactive: false, passwordInitial: false });
  });

  test('a user may be named by a number where the form comes as JSON', async () => {
    const token = await tokenOf(server(), 'leitung');
    const ask = (path: string, userid: unknown) =>
      call(server(), `auth/${path}`, { method: 'POST', json: { userid }, token });
    const id = Number(idOf('beratung'));
    expect((await ask('deactivateUser.php', id)).json).toEqual({ success: true });
    expect((await ask('setpw.php', id)).json.password).toEqual(expect.any(String));
    for (const wrong of [0, -1, 1.5, true, null, '01', 1e9])
      expect([wrong, (await ask('deactivateUser.php', wrong)).status]).toEqual([wrong, 400]);
  });

  test('an institution does not change its main user', async () => {
    const { role } = await now('kalkulation');
    await database.em().nativeUpdate(User, { loginKey: 'kalkulation' }, { role: 2 });
    const token = await tokenOf(server(), 'leitung');
    for (const path of ['deactivateUser.php', 'setpw.php'])
      expect((await post(path, { userid: idOf('kalkulation') }, token)).status).toBe(403);
    await database.em().nativeUpdate(User, { loginKey: 'kalkulation' }, { role: role?.id ?? null });
  });

  // @spec access-7-4
  test('setpw.php gives a colleague a random password, another each time, to be replaced at the first login', async () => {
    const chief = await tokenOf(server(), 'leitung');
    await database.em().nativeUpdate(User, { loginKey: 'beratung' }, { inactive: true, failedTries: 9 });
    const reset = async () => (await post('setpw.php', { userid: idOf('beratung') }, chief)).json.password;
    const [first, second] = [await reset(), await reset()];
    expect(first).not.toBe(second);
    expect(isStrongPassword(second)).toBe(true);
    expect((await login('beratung', first)).json.error).toBe(2);
    const { json } = await login('beratung', second);
    expect(json.status).toBe('wartend');
    expect((await call(server(), 'cms/allproducts.php', { token: json.token })).status).toBe(403);
    const set = (username: string, password: string) => post('setpw.php', { username, password }, json.token);
    expect((await set('leitung', 'Eigenes-2026')).status).toBe(404);
    expect((await set('beratung', 'schwach')).status).toBe(400);
    expect((await set('beratung', 'Eigenes-2026')).json).toEqual({ success: true });
    expect((await set('beratung', 'Anderes-2026')).status).toBe(403);
    expect((await login('beratung', 'Eigenes-2026')).json.status).toBe('active');
  });

  test.each([
    ['setpw.php', {}],
    ['setpw.php', { userid: '2', password: 'x', username: 'demo' }],
    ['setpw.php', { password: 'Eigenes-2026' }],
    ['setpw.php', { userid: '-1' }],
    ['setpw.php', { userid: '1 or 1=1' }],
    ['deactivateUser.php', {}],
    ['deactivateUser.php', { userid: '<b>' }],
    ['removeUserToken.php', {}],
    ['removeUserToken.php', { username: 'x'.repeat(500) }],
  ] as [string, Record<string, string>][])('%s refuses %j', async (path, form) => {
    const token = await tokenOf(server(), 'leitung');
    const { status, json } = await post(path, form, token);
    expect([status, json.error]).toEqual([400, 'invalid']);
  });

  test.each(['removeUserToken.php', 'deactivateUser.php', 'setpw.php'])(
    '%s answers nobody without a session',
    async (path) => {
      for (const token of [undefined, 'A'.repeat(43)])
        expect((await post(path, { userid: '2' }, token)).status).toBe(401);
    },
  );
});
