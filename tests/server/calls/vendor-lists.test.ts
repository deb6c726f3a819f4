import { beforeAll, expect, test } from 'vitest';
import { Institution } from '#institution';
import { call, callAs, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

type Row = Readonly<Record<string, unknown>>;

describeWithDatabase('the calls of the vendor’s lists', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  let token = '';

  beforeAll(async () => {
    token = await tokenOf(server(), 'admin');
  });

  const put = (path: string, json: Row) => call(server(), path, { method: 'PUT', token, json });
  const remove = (path: string, query: string) =>
    call(server(), `${path}?${query}`, { method: 'DELETE', token });
  const get = async (path: string) => (await call(server(), path, { token })).json;
  const find = async (path: string, id: unknown) => (await get(path)).find((row: Row) => row.id === id);

  // @spec access-7-8
  test.each([
    ['cms/wettbewerber.php', { id: 0, Name: 'Neues Produkt' }, {}],
    ['cms/roles.php', { id: '0', Name: 'Neue Rolle' }, { Beschreibung: '', Rechte: [], istStandard: 0 }],
    [
      // What is left out of a new one starts as the specification says.
      'cms/pakets.php',
      { Name: 'Kurzes Paket' },
      { Nutzerlimit: 10, Testphasendauer: 0, RegistrierungStandard: 0, VollversionStandard: 0 },
    ],
  ])(
    '%s adds a row, takes back what it has answered, tells of a conflict, and removes it',
    async (path, given, added) => {
      const { status, json } = await put(path, given);
      expect([status, json]).toEqual([200, { id: expect.any(Number), version: 1 }]);
      const { id } = json;
      const row = await find(path, id);
      expect(row).toEqual({ ...given, ...added, id, version: 1 });
      expect((await put(path, { ...row, Name: `${row.Name} 2` })).json).toEqual({ id, version: 2 });
      const current = await find(path, id);
      for (const late of [await put(path, row), await remove(path, `id=${id}&version=1`)])
        expect([late.status, late.json]).toEqual([
          409,
          { error: 'conflict', message: expect.stringContaining('jemand anderes'), current },
        ]);
      expect((await remove(path, `id=${id}&version=2`)).json).toEqual({ success: true });
      expect((await remove(path, `id=${id}`)).status).toBe(404);
    },
  );

  test('count who uses a role and a Paket, and give those with a trial alone', async () => {
    const rights = await get('cms/rights.php');
    expect(rights[0]).toEqual({ id: 1, Name: 'prod_kat', Beschreibung: 'Produktkatalog ansehen' });
    expect((await get('cms/roles.php?countRoleId=3')).Anzahl).toBeGreaterThan(0);
    expect((await get('cms/pakets.php?demo=true')).map(({ Name }: Row) => Name)).toEqual(['Testpaket']);
    const Anzahl = await database.em().count(Institution, { paket: 2 });
    expect(await get('cms/pakets.php?countPaketId=2')).toEqual({ Anzahl });
  });

  // @spec access-7-8
  test('do not exist for others, and who asks all the same is in the audit log', async () => {
    for (const path of ['cms/roles.php', 'cms/roles.php?countRoleId=3']) {
      const { status, json } = await callAs(server(), 'leitung', path);
      const error = { error: 'not-found', message: 'Diesen Aufruf gibt es nicht.' };
      expect([path, status, json]).toEqual([path, 404, error]);
    }
    const entries = await database
      .em()
      .execute("select detail, times from audit_entry where what = 'right-refused'");
    expect(entries).toEqual([{ detail: '{"code":"/static/api/cms/roles.php"}', times: 2 }]);
  });
});
