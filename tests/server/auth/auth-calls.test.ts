import { beforeEach, expect, test } from 'vitest';
import { User } from '#auth';
import { RIGHTS } from '#platform/domain';
import { loginFailureMessage } from '../../../modules/auth/failed-logins/login-failure.ts';
import { call, callAs, tokenOf } from '../support/call.ts';
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
  const idOf = (loginKey: string) => String(users.get(loginKey)?.id);

  beforeEach(async () => {
    const { passwordHash = null } = await database.em().findOneOrFail(User, { loginKey: 'admin' });
    const calm = { failedTries: 0, inactive: false, mailConfirmed: true, passwordInitial: false };
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

  test('introductionSeen.php ends the introduction that login.php tells of', async () => {
    expect((await callAs(server(), 'beratung', 'auth/introductionSeen.php', { form: {} })).json).toEqual({
      success: true,
    });
    const walkme = async (name: string) => (await login(name)).json.walkme;
    expect([await walkme('beratung'), await walkme('kalkulation')]).toEqual([0, 1]);
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
    expect(await ask(JSON.stringify(sent), { 'content-type': 'text/plain' })).toBe(415);
  });

  // @spec access-3-14 access-8-3
  test('login.php answers each failure with 401, its code and message; after the trial with a token for the application', async () => {
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
    for (const error of [2, 3, 4] as const) expect(await failures({}, 'falsch')).toEqual(failure(error));
    expect(await failures({ failedTries: 0, inactive: true })).toEqual(failure(5, { mail }));
    expect(await failures({ inactive: false, mailConfirmed: false })).toEqual(failure(7, { mail }));
    await database.em().execute("update institution set testbeginn = '2026-02-07' where name like 'Sanit%'");
    const [status, json] = await failures({ mailConfirmed: true });
    const token = expect.stringMatching(/^[\w-]{43}$/);
    expect([status, json]).toEqual(failure(6, { mail, token, id: users.get('demo')?.id }));
    const asked = `register/fullversion.php?userid=${json.id}`;
    expect((await call(server(), asked, { token: json.token })).json).toEqual({ Mail: mail });
    expect((await call(server(), asked, { token: json.token })).status).toBe(401);
    expect((await login('demo')).status).toBe(200);
  });

  test.each([
    [{ username: 'demo' }],
    [{ username: 'demo', password: 'x'.repeat(201) }],
    [{ username: 'demo', password: 'x', role: 'admin' }],
  ])('login.php refuses %j with 400, and counts nothing', async (form) => {
    const { status, json } = await post('login.php', form);
    expect([status, json.error]).toEqual([400, 'invalid']);
    expect((await database.em().findOneOrFail(User, { loginKey: 'demo' })).failedTries).toBe(0);
  });

  test('removeUserToken.php ends the own session alone', async () => {
    const [mine, other] = [await tokenOf(server(), 'demo'), await tokenOf(server(), 'demo')];
    expect((await post('removeUserToken.php', { username: 'leitung' }, mine)).status).toBe(404);
    expect((await post('removeUserToken.php', { username: 'Demo' }, mine)).json).toEqual({ success: true });
    expect((await post('removeUserToken.php', { username: 'demo' }, mine)).status).toBe(401);
    expect((await call(server(), 'cms/allproducts.php', { token: other })).status).toBe(200);
  });

  // @spec access-7-4
  test('deactivateUser.php and setpw.php act on the user that is named, by a number or as a text', async () => {
    const token = await tokenOf(server(), 'leitung');
    expect((await post('deactivateUser.php', { userid: idOf('beratung') }, token)).json).toEqual({
      success: true,
    });
    expect((await login('beratung')).json.error).toBe(5);
    const ask = (path: string, userid: unknown) =>
      call(server(), `auth/${path}`, { method: 'POST', json: { userid }, token });
    const { password } = (await ask('setpw.php', Number(idOf('beratung')))).json;
    const waiting = (await login('beratung', password)).json;
    expect(waiting.status).toBe('wartend');
    expect((await call(server(), 'cms/allproducts.php', { token: waiting.token })).status).toBe(403);
    const own = { username: 'beratung', password: 'Eigenes-2026' };
    expect((await post('setpw.php', own, waiting.token)).json).toEqual({ success: true });
    expect((await login('beratung', 'Eigenes-2026')).json.status).toBe('active');
    for (const wrong of [0, -1, 1.5, true, null, '01', 1e9])
      expect([wrong, (await ask('deactivateUser.php', wrong)).status]).toEqual([wrong, 400]);
    for (const form of [{}, { userid: '2', password: 'x', username: 'demo' }, { password: 'Eigenes-2026' }])
      expect((await post('setpw.php', form as never, token)).status).toBe(400);
  });
});
