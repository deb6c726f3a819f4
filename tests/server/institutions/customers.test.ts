import { beforeAll, expect, test } from 'vitest';
import { User } from '#auth';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

const PATH = 'cms/institution.php';
const NEW = {
  ...{ id: 0, Name: 'Sanitätshaus Nordheide', Kundennummer: '401922', Vertriebsweg: 30, PaketId: 1 },
  ...{ Strasse: 'Heideweg', Hausnummer: '4', PLZ: '21244', Ort: 'Buchholz', Email: 'falk@nord.example' },
  ...{ Anrede: 0, Vorname: 'Ina', Nachname: 'Falk' },
};

type Row = Readonly<Record<string, unknown>>;

describeWithDatabase('the calls of the vendor’s customers', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  const tokens = new Map<string, string>();
  let added = 0;

  beforeAll(async () => {
    for (const { loginname } of await database.em().find(User, {}))
      tokens.set(loginname, await tokenOf(server(), loginname));
  });

  const ask = (path: string, who = 'admin', more: { method?: string; json?: Row } = {}) =>
    call(server(), path, { token: tokens.get(who), ...more });
  const put = (json: Row, who = 'admin', path = PATH) => ask(path, who, { method: 'PUT', json });
  const remove = (query: string, who = 'admin', path = PATH) =>
    ask(`${path}?${query}`, who, { method: 'DELETE' });
  const get = async (id = added) => (await ask(`${PATH}?id=${id}`)).json;
  const all = async () => (await ask(`${PATH}?all=true`)).json as Row[];

  test('add one with its main user, whose password is answered once', async () => {
    const { status, json, headers } = await put(NEW);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(json).toEqual({
      ...{ id: expect.any(Number), version: 1, changed: 1, Loginname: 'ina.falk' },
      password: expect.stringMatching(/^\w{4}(-\w{4}){3}$/),
    });
    added = json.id;
    const form = { username: 'ina.falk', password: json.password };
    const login = await call(server(), 'auth/login.php', { form });
    expect(login.json).toMatchObject({ status: 'wartend', institution: added });
    tokens.set('ina.falk', login.json.token);
    const stored = await get();
    expect(stored).toMatchObject({ Testphase: 1, Testende: 30, Ansprechpartner: 'Ina Falk' });
    expect(stored.Benutzer).toMatchObject([{ RollenId: 2, Mail: 'falk@nord.example' }]);
    const { id: _, ...incomplete } = { ...NEW, Kundennummer: 'X1', Nachname: undefined };
    expect((await put({ ...incomplete, id: 0 })).json.fields).toEqual({ Nachname: expect.any(String) });
    expect((await put({ ...NEW, id: 0 })).json.fields).toEqual({
      Kundennummer: 'Diese Kundennummer ist schon vergeben.',
    });
  });

  // @spec access-3-1
  test('start with Vertriebsweg 20 and the first Paket where a new one names neither', async () => {
    const { Vertriebsweg: _, PaketId: __, ...given } = NEW;
    const mine = { ...given, Kundennummer: 'X2', Email: 'x2@nord.example', Vorname: 'Uwe' };
    const { status, json } = await put(mine);
    expect(status).toBe(200);
    expect(await get(json.id)).toMatchObject({ Vertriebsweg: 20, PaketId: 1, Berechnungsmethode: 'A' });
    await remove(`id=${json.id}&dsvgo=1`);
    expect((await put({ ...mine, Vertriebsweg: 21 })).json.fields).toEqual({
      Vertriebsweg: 'Bitte wählen Sie einen Vertriebsweg aus.',
    });
  });

  test('list all but the vendor’s own, without users', async () => {
    const rows = await all();
    expect(rows.map(({ id }) => id)).toEqual([2, 3, added]);
    expect(rows[2]).toMatchObject({ Kundennummer: '401922', PaketName: 'Testpaket', Status: 'wartend' });
    expect(rows[2]).not.toHaveProperty('Benutzer');
  });

  // @spec access-7-14
  test('change what GET answers, also number, way and Paket, and refuse what does not change here', async () => {
    const before = await get();
    const { status, json } = await put({ ...before, Kundennummer: 'NEU-1', Vertriebsweg: 40, PaketId: 2 });
    expect([status, json]).toEqual([200, { id: added, version: 2, changed: 0 }]);
    expect(await get()).toMatchObject({
      Kundennummer: 'NEU-1',
      Vertriebsweg: 40,
      Testphase: 0,
      Testende: null,
    });
    const stale = await put({ ...before, Ort: 'Kiel' });
    expect([stale.status, stale.json.fields]).toEqual([
      400,
      expect.objectContaining({ Testende: expect.any(String) }),
    ]);
    const conflict = await put({ ...(await get()), version: 1, Ort: 'Kiel' });
    expect([conflict.status, conflict.json.current]).toMatchObject([409, { version: 2, Ort: 'Buchholz' }]);
    const { Name, Strasse, Hausnummer, PLZ } = NEW;
    expect((await put({ id: added, Name, Strasse, Hausnummer, PLZ, Ort: 'Kiel' })).status).toBe(200);
    expect(await get()).toMatchObject({ Ort: 'Kiel', Kundennummer: 'NEU-1', version: 3 });
    expect((await put({ ...NEW, id: added })).json.fields).toMatchObject({ Vorname: expect.any(String) });
  });

  // @spec access-7-14
  test('say whether a Kundennummer is free', async () => {
    const free = async (query: string) => (await ask(`cms/check_insti_nr.php?${query}`)).json;
    expect(await free('kundennummer=204711')).toEqual({ free: false });
    expect(await free('kundennummer=204711&id=2')).toEqual({ free: true });
    expect(await free('kundennummer=204711&id=0')).toEqual({ free: false });
    expect(await free('kundennummer=FREI')).toEqual({ free: true });
  });

  // @spec access-7-14
  test('manage users of any institution, and of the vendor', async () => {
    const users = 'cms/user.php';
    const person = {
      Anrede: 1,
      Vorname: 'Emil',
      Nachname: 'Sander',
      Mail: 'sander@nord.example',
      RollenId: 3,
    };
    const saved = await put({ id: 0, institutionsid: added, ...person }, 'admin', users);
    expect([saved.status, saved.json.Loginname]).toEqual([200, 'emil.sander']);
    expect((await put({ id: saved.json.id, ...person, RollenId: 4 }, 'admin', users)).status).toBe(200);
    expect((await get()).Benutzer).toMatchObject([{ Nachname: 'Falk' }, { Nachname: 'Sander', RollenId: 4 }]);
    const mail = { ...person, Mail: 'zweite@nord.example' };
    const refused = await put({ id: 0, institutionsid: added, ...mail }, 'leitung', users);
    expect([refused.status, refused.json.error]).toEqual([404, 'not-found']);
    expect((await remove(`id=${saved.json.id}&dsvgo=0`, 'admin', users)).status).toBe(200);
    expect((await get()).Benutzer).toHaveLength(1);
    const staff = { ...person, Mail: 'zwei@hersteller.example', RollenId: 1 };
    expect((await put({ id: 0, ...staff }, 'admin', users)).status).toBe(200);
  });

  // @spec access-7-14
  test('are there for nobody else', async () => {
    const before = await get();
    for (const who of ['leitung', 'beratung', 'demo']) {
      for (const asked of [
        ask(`${PATH}?all=true`, who),
        ask(`${PATH}?deleted=true`, who),
        ask('cms/check_insti_nr.php?kundennummer=1', who),
        remove(`id=${added}&dsvgo=1`, who),
        put({ ...NEW, Kundennummer: 'FREMD', Email: 'fremd@nord.example' }, who),
      ])
        expect([who, (await asked).status]).toEqual([who, 404]);
    }
    expect(await get()).toEqual(before);
    expect(await all()).toHaveLength(3);
  });

  test('delete one: its users are out at once, and it is nowhere', async () => {
    const asMain = () => ask('auth/setpw.php', 'ina.falk');
    expect((await remove(`id=${added}`)).json.fields).toEqual({ dsvgo: 'Erlaubt sind 0 und 1.' });
    expect((await remove(`id=${added}&dsvgo=0&version=1`)).status).toBe(409);
    expect((await remove(`id=${added}&dsvgo=0`)).json).toEqual({ success: true });
    expect((await asMain()).status).not.toBe(200);
    expect((await ask(`${PATH}?id=${added}`)).status).toBe(404);
    expect((await ask('cms/check_insti_nr.php?kundennummer=NEU-1')).json).toEqual({ free: true });
    const deleted = async () => (await ask(`${PATH}?deleted=true`)).json;
    const { users, version } = (await deleted())[0];
    expect([(await deleted()).length, (await deleted())[0].id, users]).toEqual([1, added, 2]);
    expect((await ask(`${PATH}?deleted=true&all=true`)).status).toBe(400);
    expect((await remove(`id=${added}&dsvgo=1&version=${version}`)).status).toBe(200);
    expect(await deleted()).toEqual([]);
    expect((await remove(`id=${added}&dsvgo=1`)).status).toBe(404);
    expect((await remove('id=1&dsvgo=1')).status).toBe(404);
    expect(await all()).toHaveLength(2);
  });
});
