import { expect, test } from 'vitest';
import { call, callAs } from '../support/call.ts';
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
  const server = useServer(database, { DELETED_KEEP_DAYS: '90' });
  let added = 0;

  const ask = (path: string, more: { method?: string; json?: Row } = {}) =>
    callAs(server(), 'admin', path, more);
  const put = (json: Row, path = PATH) => ask(path, { method: 'PUT', json });
  const remove = (query: string, path = PATH) => ask(`${path}?${query}`, { method: 'DELETE' });
  const get = async (id = added) => (await ask(`${PATH}?id=${id}`)).json;
  const list = async (query: string) => (await ask(`${PATH}?${query}`)).json as Row[];

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
    const stored = await get();
    expect(stored).toMatchObject({ Testphase: 1, Testende: 30, Ansprechpartner: 'Ina Falk' });
    expect(stored.Benutzer).toMatchObject([{ RollenId: 2, Mail: 'falk@nord.example' }]);
  });

  // @spec access-3-1
  test('start with Vertriebsweg 20 and the first Paket where a new one names neither', async () => {
    const { Vertriebsweg: _, PaketId: __, ...given } = NEW;
    const mine = { ...given, Kundennummer: 'X2', Email: 'x2@nord.example', Vorname: 'Uwe' };
    const { id } = (await put(mine)).json;
    expect(await get(id)).toMatchObject({ Vertriebsweg: 20, PaketId: 1, Berechnungsmethode: 'A' });
    await remove(`id=${id}&dsvgo=1`);
  });

  // @spec access-7-14
  test('list all but the vendor’s own without users, change what GET answers, and say whether a number is free', async () => {
    const rows = await list('all=true');
    expect(rows.map(({ id }) => id)).toEqual([2, 3, added]);
    expect(rows[2]).toMatchObject({ Kundennummer: '401922', PaketName: 'Testpaket', Status: 'wartend' });
    expect(rows[2]).not.toHaveProperty('Benutzer');
    const before = await get();
    const changed = await put({ ...before, Kundennummer: 'NEU-1', Vertriebsweg: 40, PaketId: 2 });
    expect([changed.status, changed.json]).toEqual([200, { id: added, version: 2, changed: 0 }]);
    const conflict = await put({ ...(await get()), version: 1, Ort: 'Kiel' });
    expect([conflict.status, conflict.json.current]).toMatchObject([409, { version: 2, Ort: 'Buchholz' }]);
    const free = async (query: string) => (await ask(`cms/check_insti_nr.php?${query}`)).json;
    expect(await free('kundennummer=204711')).toEqual({ free: false });
    expect(await free('kundennummer=204711&id=2')).toEqual({ free: true });
  });

  // @spec access-7-14
  test('manage users of any institution, and of the vendor', async () => {
    const person = { Anrede: 1, Vorname: 'Emil', Nachname: 'Sander', Mail: 'sander@nord.example' };
    const saved = await put({ id: 0, institutionsid: added, ...person, RollenId: 3 }, 'cms/user.php');
    expect([saved.status, saved.json.Loginname]).toEqual([200, 'emil.sander']);
    expect((await get()).Benutzer).toMatchObject([{ Nachname: 'Falk' }, { Nachname: 'Sander' }]);
    expect((await remove(`id=${saved.json.id}&dsvgo=0`, 'cms/user.php')).status).toBe(200);
    expect((await get()).Benutzer).toHaveLength(1);
    const staff = { ...person, Mail: 'zwei@hersteller.example', RollenId: 1 };
    expect((await put({ id: 0, ...staff }, 'cms/user.php')).status).toBe(200);
  });

  test('hide one, list it as deleted, and delete it for good', async () => {
    expect((await remove(`id=${added}`)).json.fields).toEqual({ dsvgo: 'Erlaubt sind 0 und 1.' });
    expect((await remove(`id=${added}&dsvgo=0&version=1`)).status).toBe(409);
    expect((await remove(`id=${added}&dsvgo=0`)).json).toEqual({ success: true });
    expect((await ask(`${PATH}?id=${added}`)).status).toBe(404);
    const [deleted] = await list('deleted=true');
    expect(deleted).toMatchObject({ id: added, users: 2 });
    const page = await server().ask('/cms/0/geloescht', { cookie: await server().cookieOf('admin') });
    expect(await page.text()).toContain('Das geschieht nach 90 Tagen von selbst.');
    expect((await remove(`id=${added}&dsvgo=1&version=${deleted?.version}`)).status).toBe(200);
    expect(await list('deleted=true')).toEqual([]);
    expect((await remove('id=1&dsvgo=1')).status).toBe(404);
  });
});
