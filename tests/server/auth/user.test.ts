import { beforeAll, expect, test } from 'vitest';
import { User } from '#auth';
import { Paket } from '#institution';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

const PATH = 'cms/user.php';
const NEW = {
  ...{ id: 0, Anrede: 0, Vorname: 'Edda', Nachname: 'Brandt' },
  ...{ Mail: 'brandt@apotheke.example', RollenId: 3 },
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

  const put = (json: Row) => call(server(), PATH, { method: 'PUT', token, json });
  const remove = (query: string) => call(server(), `${PATH}?${query}`, { method: 'DELETE', token });
  const read = async (id: number): Promise<Row> =>
    (await call(other(), `cms/institution.php?id=${institution}`, { token })).json.Benutzer.find(
      ({ BenutzerID }: Row) => BenutzerID === id,
    );

  test('adds one whose password is answered once, and changes it by the version that institution.php tells', async () => {
    const { status, json, headers } = await put(NEW);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(json).toEqual({
      id: expect.any(Number),
      version: 1,
      Loginname: 'edda.brandt',
      password: expect.stringMatching(/^\w{4}(-\w{4}){3}$/),
    });
    const { id } = json;
    expect(await read(id)).toMatchObject({ Status: 'wartend', RollenName: 'Beratung', version: 1 });
    const change = { ...NEW, id, Vorname: 'Ada', version: 1 };
    expect((await put(change)).json).toEqual({ id, version: 2, Loginname: 'edda.brandt' });
    const late = await put({ ...change, Vorname: 'Spät' });
    expect([late.status, late.json.error]).toEqual([409, 'conflict']);
    // As institution.php tells of it.
    const { Gelesen: _, created: __, ...current } = await read(id);
    expect(late.json.current).toEqual(current);
    expect(current).toMatchObject({ BenutzerID: id, Vorname: 'Ada', version: 2 });
  });

  test('answers 429 beyond the limit, and 404 for the user of another', async () => {
    await database.em().nativeUpdate(Paket, { id: 2 }, { Nutzerlimit: 1 });
    const full = await put({ ...NEW, Mail: 'zuviel@apotheke.example' });
    await database.em().nativeUpdate(Paket, { id: 2 }, { Nutzerlimit: 10 });
    expect([full.status, full.json.message]).toEqual([429, expect.stringContaining('Limit an Benutzern')]);
    const { id } = await database.em().findOneOrFail(User, { loginKey: 'demo' });
    for (const { status } of [await put({ ...NEW, id }), await remove(`id=${id}`)]) expect(status).toBe(404);
  });

  test('deletes a colleague for good, whose session is over in another process, too', async () => {
    const { json } = await put({ ...NEW, Mail: 'weg@apotheke.example', Loginname: 'weg' });
    const theirs = await tokenOf(server(), 'weg');
    expect((await remove(`id=${json.id}&dsvgo=2`)).status).toBe(400);
    expect((await remove(`id=${json.id}&dsvgo=1`)).json).toEqual({ success: true });
    expect((await call(other(), 'cms/allproducts.php', { token: theirs })).status).toBe(401);
    expect((await remove(`id=${json.id}`)).status).toBe(404);
  });
});
