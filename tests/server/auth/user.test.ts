import { beforeAll, expect, test } from 'vitest';
import { User } from '#auth';
import { Paket } from '#institution';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

const PATH = 'cms/user.php';
const NEW = {
  Anrede: 0,
  Vorname: 'Edda',
  Nachname: 'Brandt',
  Mail: 'brandt@apotheke.example',
  RollenId: 3,
};

type Row = Readonly<Record<string, unknown>>;

describeWithDatabase('user.php', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  /** Another process. */
  const other = useServer(database);
  let token = '';
  let institution = 0;

  beforeAll(async () => {
    token = await tokenOf(server(), 'leitung');
    institution = (await database.em().findOneOrFail(User, { loginKey: 'leitung' })).institution.id;
  });

  const put = (json: Row, as = token) => call(server(), PATH, { method: 'PUT', token: as, json });
  const remove = (query: string, as = token) =>
    call(server(), `${PATH}?${query}`, { method: 'DELETE', token: as });
  const post = (path: string, form: Readonly<Record<string, string>>, as?: string) =>
    call(server(), `auth/${path}`, { form, token: as });
  const users = async (at = server()): Promise<Row[]> =>
    (await call(at, `cms/institution.php?id=${institution}`, { token })).json.Benutzer;
  const read = async (id: number) => (await users(other())).find(({ BenutzerID }) => BenutzerID === id);
  const idOf = async (loginKey: string) => (await database.em().findOneOrFail(User, { loginKey })).id;

  test('adds one whose password opens nothing but the way to one of their own', async () => {
    const { status, json, headers } = await put({ id: 0, ...NEW });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(json).toEqual({
      id: expect.any(Number),
      version: 1,
      Loginname: 'edda.brandt',
      password: expect.stringMatching(/^\w{4}(-\w{4}){3}$/),
    });
    expect(await read(json.id)).toMatchObject({ Status: 'wartend', RollenName: 'Beratung', version: 1 });
    const login = await post('login.php', { username: 'edda.brandt', password: json.password });
    expect(login.json).toMatchObject({ status: 'wartend', userid: json.id });
    const asked = () => call(server(), 'cms/allproducts.php', { token: login.json.token });
    expect((await asked()).status).toBe(403);
    const own = { username: 'edda.brandt', password: 'Selbst-gewählt-9' };
    expect((await post('setpw.php', own, login.json.token)).status).toBe(200);
    expect((await asked()).status).toBe(200);
    expect(await read(json.id)).toMatchObject({ Status: 'active' });
  });

  test('changes one by the version that institution.php tells', async () => {
    const id = await idOf('kalkulation');
    const { version, Mail } = (await read(id)) as { version: number; Mail: string };
    const change = { ...NEW, id, Mail, version };
    expect((await put(change)).json).toEqual({ id, version: version + 1, Loginname: 'kalkulation' });
    expect(await read(id)).toMatchObject({ Vorname: 'Edda', RollenId: 3, version: version + 1 });
    const late = await put({ ...change, Vorname: 'Spät' });
    expect([late.status, late.json.error]).toEqual([409, 'conflict']);
    expect(late.json.current).toEqual({
      BenutzerID: id,
      version: version + 1,
      Anrede: 0,
      Vorname: 'Edda',
      Nachname: 'Brandt',
      Mail,
      Loginname: 'kalkulation',
      Status: 'active',
      RollenId: 3,
      RollenName: 'Beratung',
    });
  });

  test.each<[Row, string]>([
    [{ Vorname: '' }, 'Vorname'],
    [{ Nachname: undefined }, 'Nachname'],
    [{ Mail: 'x' }, 'Mail'],
    [{ Mail: 'leitung@apotheke-stadtgarten.example' }, 'Mail'],
    [{ Anrede: '1' }, 'Anrede'],
    [{ RollenId: 2 }, 'RollenId'],
    [{ RollenId: '3' }, 'RollenId'],
    [{ Loginname: 'leitung' }, 'Loginname'],
    [{ Loginname: 7 }, 'Loginname'],
    [{ id: -1 }, 'id'],
    [{ institution: 1 }, 'institution'],
    [{ Status: 'active' }, 'Status'],
  ])('refuses %j and names the field', async (wrong, field) => {
    const { status, json } = await put({ id: 0, ...NEW, Mail: 'frei@apotheke.example', ...wrong });
    expect([status, json.error, Object.keys(json.fields)]).toEqual([400, 'invalid', [field]]);
  });

  test('answers 429 beyond the limit, 403 without the right, 404 for the user of another', async () => {
    const input = { id: 0, ...NEW, Mail: 'zuviel@apotheke.example' };
    await database.em().nativeUpdate(Paket, { id: 2 }, { Nutzerlimit: 1 });
    const full = await put(input);
    await database.em().nativeUpdate(Paket, { id: 2 }, { Nutzerlimit: 10 });
    expect([full.status, full.json.message]).toEqual([
      429,
      'Sie haben Ihr Limit an Benutzern erreicht, bitte wenden Sie sich an den HARTMANN Support.',
    ]);
    const adviser = await tokenOf(server(), 'beratung');
    for (const { status, json } of [await put(input, adviser), await remove('id=3', adviser)])
      expect([status, json.message]).toEqual([403, 'Sie haben leider nicht die passenden Berechtigungen.']);
    const stranger = await idOf('demo');
    for (const { status } of [await put({ ...input, id: stranger }), await remove(`id=${stranger}`)])
      expect(status).toBe(404);
    expect((await put({ id: 0, ...NEW }, '')).status).toBe(401);
  });

  test('deletes a colleague for good, with the session of that moment, and nobody else', async () => {
    const { json } = await put({ id: 0, ...NEW, Mail: 'weg@apotheke.example', Loginname: 'weg' });
    const theirs = await tokenOf(server(), 'weg');
    expect((await remove(`id=${json.id}&dsvgo=0`)).json).toMatchObject({
      fields: { dsvgo: expect.any(String) },
    });
    expect((await remove(`id=${json.id}&dsvgo=2`)).status).toBe(400);
    expect((await remove(`id=${json.id}&dsvgo=1`)).json).toEqual({ success: true });
    expect((await call(other(), 'cms/allproducts.php', { token: theirs })).status).toBe(401);
    expect((await remove(`id=${json.id}`)).status).toBe(404);
    expect(await database.em().count(User, { id: json.id })).toBe(0);
    for (const who of ['leitung', 'admin']) {
      const as = await tokenOf(server(), who);
      const { status } = await remove(`id=${await idOf('leitung')}`, as);
      expect([who, status]).toEqual([who, 403]);
    }
  });

  test('a reset by setpw.php ends the sessions of another process, too', async () => {
    const theirs = await tokenOf(server(), 'beratung');
    expect((await call(other(), 'cms/allproducts.php', { token: theirs })).status).toBe(200);
    const { json } = await post('setpw.php', { userid: String(await idOf('beratung')) }, token);
    expect((await call(other(), 'cms/allproducts.php', { token: theirs })).status).toBe(401);
    expect((await post('login.php', { username: 'beratung', password: json.password })).json).toMatchObject({
      status: 'wartend',
    });
  });
});
