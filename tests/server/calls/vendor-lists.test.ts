import { beforeAll, expect, test } from 'vitest';
import { Institution } from '#institution';
import { call, tokenOf } from '../support/call.ts';
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
      'cms/pakets.php',
      { Name: 'Neues Paket', Nutzerlimit: 10, Testphasendauer: '0' },
      { Testphasendauer: 0, RegistrierungStandard: 0, VollversionStandard: 0 },
    ],
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
      expect(await find(path, id)).toBeUndefined();
      for (const again of [await put(path, { ...row, version: undefined }), await remove(path, `id=${id}`)])
        expect([again.status, again.json.error]).toEqual([404, 'not-found']);
    },
  );

  // @spec access-7-8
  test('changes of a role count at once for users who are logged in, and its users are counted', async () => {
    const adviser = await tokenOf(server(), 'beratung');
    const asked = () => call(server(), 'cms/wettbewerber.php', { token: adviser });
    expect((await asked()).status).toBe(200);
    const role = await find('cms/roles.php', 3);
    const rights = await get('cms/rights.php');
    expect(rights).toHaveLength(12);
    expect(rights[0]).toEqual({ id: 1, Name: 'prod_kat', Beschreibung: 'Produktkatalog ansehen' });
    const { id } = rights.find(({ Name }: Row) => Name === 'bera_durch');
    await put('cms/roles.php', { ...role, Rechte: role.Rechte.filter((each: number) => each !== id) });
    expect((await asked()).status).toBe(403);
    await put('cms/roles.php', { ...role, version: undefined });
    expect((await asked()).status).toBe(200);
    const { Anzahl } = await get('cms/roles.php?countRoleId=3');
    expect(Anzahl).toBeGreaterThan(0);
    const blocked = await remove('cms/roles.php', 'id=4');
    expect([blocked.status, blocked.json.message]).toEqual([409, expect.stringMatching(/noch \d+ Benutzer/)]);
    expect((await remove('cms/roles.php', 'id=2')).status).toBe(403);
    const unknown = await put('cms/roles.php', { id: 4, Name: 'X', Rechte: [99] });
    expect([unknown.status, unknown.json.fields]).toEqual([400, { Rechte: 'Das Recht 99 gibt es nicht.' }]);
    expect(await get('cms/roles.php?countRoleId=999')).toEqual({ Anzahl: 0 });
  });

  // @spec access-7-8
  test('pakets.php names those with a trial alone, and counts their institutions', async () => {
    const names = (await get('cms/pakets.php')).map(({ Name }: Row) => Name);
    expect(names).toEqual(['Testpaket', 'Vollversion', 'Vollversion Verbund']);
    expect((await get('cms/pakets.php?demo=true')).map(({ Name }: Row) => Name)).toEqual(['Testpaket']);
    const Anzahl = await database.em().count(Institution, { paket: 2 });
    expect(await get('cms/pakets.php?countPaketId=2')).toEqual({ Anzahl });
    expect((await remove('cms/pakets.php', 'id=2')).status).toBe(409);
    expect(
      await put('cms/pakets.php', {
        id: 1,
        Name: 'Testpaket',
        Nutzerlimit: 10,
        Testphasendauer: 30,
        RegistrierungStandard: 0,
      }),
    ).toMatchObject({ status: 400 });
  });

  // @spec access-7-8
  test('exist for the vendor’s staff alone, and who asks all the same is in the audit log', async () => {
    const own = await tokenOf(server(), 'leitung');
    for (const [method, path] of [
      ['GET', 'cms/roles.php'],
      ['GET', 'cms/roles.php?countRoleId=3'],
      ['GET', 'cms/rights.php'],
      ['GET', 'cms/pakets.php?demo=true'],
      ['DELETE', 'cms/wettbewerber.php?id=1'],
    ] as const) {
      const { status, json } = await call(server(), path, { method, token: own });
      expect([path, status, json]).toEqual([
        path,
        404,
        { error: 'not-found', message: 'Diesen Aufruf gibt es nicht.' },
      ]);
    }
    const entries = await database
      .em()
      .execute<{ detail: string; times: number }[]>(
        "select detail, times from audit_entry where what = 'right-refused' order by detail",
      );
    expect(entries).toContainEqual({ detail: '{"code":"/static/api/cms/roles.php"}', times: 2 });
  });
});
