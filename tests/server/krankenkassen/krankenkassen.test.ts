import { beforeAll, expect, test } from 'vitest';
import { OwnKrankenkasse } from '#institution';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

const PATH = 'cms/krankenkassen.php';
const RATES = { Kinderpauschale: '30', Urinpauschale: '17,85', Stuhlpauschale: '22.50', Kindalter: 18 };

type Row = Readonly<Record<string, unknown>>;

describeWithDatabase('krankenkassen.php', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  /** Another process. */
  const other = useServer(database);
  let token = '';

  beforeAll(async () => {
    token = await tokenOf(server(), 'admin');
  });

  const put = (json: Row, at = server()) => call(at, PATH, { method: 'PUT', token, json });
  const remove = (query: string, at = server()) => call(at, `${PATH}?${query}`, { method: 'DELETE', token });
  const read = async (Kasse: unknown) =>
    (await call(server(), PATH, { token })).json.find((row: Row) => row.Kasse === Kasse);
  const consultation = async () =>
    (await server().ask('/wizard/0', { cookie: await server().cookieOf('demo') })).text();

  // @spec access-7-2
  test.each([
    ['without an id', {}],
    ['with id 0', { id: 0 }],
    ['with id 0 as a text', { id: '0' }],
  ])('adds one %s, and takes back what it has answered', async (how, id) => {
    const Kasse = `Neu ${how}`;
    const Saetze = [{ gueltigAb: '2027-01-01', ...RATES, Urinpauschale: '18.5' }];
    const { status, json } = await put({ ...id, ...RATES, Kasse, IK: '108310400', Saetze });
    expect([status, json]).toEqual([200, { id: expect.any(Number), version: 1 }]);
    const row = await read(Kasse);
    const rates = { Kinderpauschale: '30.00', Stuhlpauschale: '22.50', Kindalter: 18 };
    expect(row).toEqual({
      ...{ id: json.id, Kasse, ...rates, Urinpauschale: '17.85' },
      Saetze: [{ gueltigAb: '2027-01-01', ...rates, Urinpauschale: '18.50' }],
      ...{ IK: '108310400', selfPay: false, version: 1 },
    });
    expect((await put(row)).json).toEqual({ id: json.id, version: 2 });
    expect(await read(Kasse)).toEqual({ ...row, version: 2 });
  });

  test('names a wrong value of a row by its place', async () => {
    const Saetze = [{ gueltigAb: '2027-02-31', ...RATES }];
    const bad = await put({ ...RATES, Kasse: 'Mit Tag', Urinpauschale: 17.85, Saetze });
    expect([bad.status, Object.keys(bad.json.fields).toSorted()]).toEqual([
      400,
      ['Saetze.0.gueltigAb', 'Urinpauschale'],
    ]);
  });

  test('shows what another process writes, and consultations use it, at once', async () => {
    // An institution that has chosen none is offered the whole list.
    await database.em().nativeDelete(OwnKrankenkasse, {});
    const known = String((await call(server(), PATH, { token })).headers.etag);
    const asked = () => call(server(), PATH, { token, headers: { 'if-none-match': known } });
    expect((await asked()).status).toBe(304);
    expect(await consultation()).not.toContain('Von nebenan');
    await put({ ...RATES, Kasse: 'Von nebenan' }, other());
    const now = await asked();
    expect([now.status, now.headers.etag]).toEqual([200, expect.not.stringContaining(known)]);
    expect(now.text).toContain('Von nebenan');
    expect(await consultation()).toContain('Von nebenan');
  });

  // @spec access-7-2
  test('tells who has seen an older version what is there now, and removes one with how many had chosen it', async () => {
    const { id } = (await put({ ...RATES, Kasse: 'Zwei Leute' })).json;
    await database.em().insert(OwnKrankenkasse, { institution: 3, krankenkasse: id });
    await put({ ...RATES, id, version: 1, Kasse: 'Zwei Leute', Urinpauschale: '1' });
    const current = await read('Zwei Leute');
    for (const late of [
      await put({ ...RATES, id, version: 1, Kasse: 'Zwei Leute', Urinpauschale: '2' }),
      await remove(`id=${id}&version=1`),
    ])
      expect([late.status, late.json]).toEqual([
        409,
        { error: 'conflict', message: expect.stringContaining('jemand anderes'), current },
      ]);
    // Without a version it is overwritten.
    expect((await put({ ...RATES, id, Kasse: 'Zwei Leute' })).json).toEqual({ id, version: 3 });
    const gone = await remove(`id=${id}&version=3`);
    expect([gone.status, gone.json]).toEqual([200, { institutions: 1 }]);
    expect((await remove(`id=${id}`)).status).toBe(404);
    expect((await remove('version=1')).json.fields).toEqual({ id: 'Bitte genau einmal angeben.' });
  });
});
