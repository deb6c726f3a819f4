import { beforeAll, expect, test } from 'vitest';
import { KrankenkasseRow, OwnKrankenkasse } from '#institution';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { type TestServer, useServer } from '../support/server.ts';

const PATH = 'cms/krankenkassen.php';
const NEW = {
  Kasse: 'Neue Kasse',
  Kinderpauschale: '30',
  Urinpauschale: '17,85',
  Stuhlpauschale: '22.50',
  Kindalter: 18,
};

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

  const put = (json: Row, at: TestServer = server()) => call(at, PATH, { method: 'PUT', token, json });
  const remove = (query: string, at: TestServer = server()) =>
    call(at, `${PATH}?${query}`, { method: 'DELETE', token });
  const read = async (Kasse: unknown, at: TestServer = server()) =>
    (await call(at, PATH, { token })).json.find((row: Row) => row.Kasse === Kasse);
  const added = async (Kasse: string) => (await put({ ...NEW, Kasse })).json as { id: number };
  const consultation = async (at: TestServer) =>
    (await at.ask('/wizard/0', { cookie: await at.cookieOf('demo') })).text();

  test.each([
    ['without an id', {}],
    ['with id 0', { id: 0 }],
    ['with id 0 as a text', { id: '0' }],
  ])('adds one %s', async (how, id) => {
    const { status, json } = await put({ ...id, ...NEW, Kasse: `Neu ${how}` });
    expect([status, json]).toEqual([200, { id: expect.any(Number), version: 1 }]);
    expect(await read(`Neu ${how}`)).toEqual({
      id: json.id,
      Kasse: `Neu ${how}`,
      Kinderpauschale: '30.00',
      Urinpauschale: '17.85',
      Stuhlpauschale: '22.50',
      Kindalter: 18,
      Saetze: [],
      IK: '',
      selfPay: false,
      version: 1,
    });
  });

  // @spec access-7-2
  test('takes back what it has answered', async () => {
    const before = await read('Selbstzahler');
    const { status, json } = await put(before);
    expect([status, json]).toEqual([200, { id: before.id, version: before.version + 1 }]);
    expect(await read('Selbstzahler')).toEqual({ ...before, version: before.version + 1 });
    const { selfPay: _, ...less } = before;
    await put({ ...less, version: before.version + 1, Kindalter: '17' });
    expect(await read('Selbstzahler')).toMatchObject({ Kindalter: 17, selfPay: true });
    await put({ ...less, version: undefined, selfPay: false });
    expect(await read('Selbstzahler')).toMatchObject({ selfPay: false, version: before.version + 3 });
  });

  test('keeps rates from a day on, and answers them beside its own', async () => {
    const { Kasse: _, ...rates } = NEW;
    const Saetze = [{ gueltigAb: '2027-01-01', ...rates, Urinpauschale: '18.5' }];
    const { json } = await put({ ...NEW, Kasse: 'Mit Tag', IK: '108310400', Saetze });
    const answered = await read('Mit Tag');
    expect(answered).toMatchObject({
      Urinpauschale: '17.85',
      IK: '108310400',
      Saetze: [{ gueltigAb: '2027-01-01', Kinderpauschale: '30.00', Urinpauschale: '18.50', Kindalter: 18 }],
    });
    await put({ ...NEW, id: json.id, Kasse: 'Mit Tag' });
    await put({ ...answered, version: undefined });
    expect(await read('Mit Tag')).toEqual({ ...answered, version: 3 });
    const bad = await put({
      ...answered,
      version: undefined,
      Saetze: [{ ...Saetze[0], gueltigAb: '2027-02-31' }],
    });
    expect([bad.status, bad.json.fields]).toEqual([
      400,
      { 'Saetze.0.gueltigAb': '„Gültig ab“: Den Tag 2027-02-31 gibt es nicht.' },
    ]);
  });

  test('shows what another process writes, and consultations use it, at once', async () => {
    // An institution that has chosen none is offered the whole list.
    await database.em().nativeDelete(OwnKrankenkasse, {});
    const known = String((await call(server(), PATH, { token })).headers.etag);
    const asked = () => call(server(), PATH, { token, headers: { 'if-none-match': known } });
    expect((await asked()).status).toBe(304);
    expect(await consultation(server())).not.toContain('Von nebenan');
    const { id } = (await put({ ...NEW, Kasse: 'Von nebenan' }, other())).json;
    const now = await asked();
    expect([now.status, now.headers.etag]).toEqual([200, expect.not.stringContaining(known)]);
    expect(now.text).toContain('Von nebenan');
    expect(await consultation(server())).toContain('Von nebenan');
    expect((await remove(`id=${id}`, other())).json).toEqual({ institutions: 0 });
    expect((await asked()).text).not.toContain('Von nebenan');
    expect(await consultation(server())).not.toContain('Von nebenan');
  });

  // @spec access-7-2
  test('removes one and says how many had chosen it', async () => {
    const { id } = await added('Geht bald');
    await database.em().insertMany(OwnKrankenkasse, [
      { institution: 2, krankenkasse: id },
      { institution: 3, krankenkasse: id },
    ]);
    const { status, json } = await remove(`id=${id}&version=1`);
    expect([status, json]).toEqual([200, { institutions: 2 }]);
    expect(await read('Geht bald')).toBeUndefined();
    for (const again of [await remove(`id=${id}`), await put({ ...NEW, id, Kasse: 'Wieder da' })])
      expect([again.status, again.json.error]).toEqual([404, 'not-found']);
  });

  test.each<[string, Row, Record<string, unknown>]>([
    [
      'all that is missing',
      { Kasse: undefined, Kindalter: undefined, Urinpauschale: undefined },
      {
        Kasse: 'Bitte füllen Sie das Feld „Krankenkasse“ aus.',
        Urinpauschale: 'Bitte füllen Sie das Feld „Urinpauschale“ aus.',
        Kindalter: 'Bitte füllen Sie das Feld „Kindalter“ aus.',
      },
    ],
    [
      'a name that is taken',
      { Kasse: 'bkk BEISPIELBRAUEREI' },
      { Kasse: 'Die Krankenkasse „bkk BEISPIELBRAUEREI“ gibt es schon.' },
    ],
    [
      'an amount as a number',
      { Kinderpauschale: 17.85 },
      { Kinderpauschale: '„Kinderpauschale“ ist ein Text mit Euro, wie "17.85", keine Zahl.' },
    ],
    [
      'an amount that is none',
      { Stuhlpauschale: '1.234,56' },
      { Stuhlpauschale: 'Stuhlpauschale: „1.234,56“ ist kein Betrag. Bitte nur Ziffern, Komma oder Punkt.' },
    ],
    ['an id that is none', { id: -4 }, { id: 'Keine gültige Nummer.' }],
    ['an id of null', { id: null }, { id: 'Keine gültige Nummer.' }],
    ['a version that is none', { version: 'x' }, { version: 'Keine gültige Nummer.' }],
    ['a flag as a number', { selfPay: 1 }, { selfPay: 'Erlaubt sind true und false.' }],
    ['what nobody knows', { muster: true }, { muster: 'Diese Angabe kennt der Aufruf nicht.' }],
  ])('refuses %s by name', async (_, wrong, fields) => {
    const rows = await database.em().count(KrankenkasseRow);
    const { status, json } = await put({ ...NEW, ...wrong });
    expect([status, json.error, json.fields]).toEqual([400, 'invalid', fields]);
    expect(await database.em().count(KrankenkasseRow)).toBe(rows);
  });

  test('refuses to remove none in particular', async () => {
    const { status, json } = await remove('version=1');
    expect([status, json.fields]).toEqual([400, { id: 'Bitte genau einmal angeben.' }]);
  });

  // @spec access-7-2
  test('tells who has seen an older version what is there now, as it answers it', async () => {
    const { id } = await added('Zwei Leute');
    await put({ ...NEW, id, version: 1, Kasse: 'Zwei Leute', Urinpauschale: '1' });
    const current = await read('Zwei Leute');
    expect(current).toMatchObject({ id, version: 2, Urinpauschale: '1.00' });
    for (const late of [
      await put({ ...NEW, id, version: 1, Kasse: 'Zwei Leute', Urinpauschale: '2' }),
      await remove(`id=${id}&version=1`),
    ])
      expect([late.status, late.json]).toEqual([
        409,
        { error: 'conflict', message: expect.stringContaining('jemand anderes'), current },
      ]);
    expect(await read('Zwei Leute')).toEqual(current);
    // Without a version it is overwritten.
    expect((await put({ ...NEW, id, Kasse: 'Zwei Leute' })).json).toEqual({ id, version: 3 });
    expect((await remove(`id=${id}&version=3`)).status).toBe(200);
  });

  // @spec access-7-2
  test('lets one of several win who save what they have all seen, in two processes', async () => {
    const { id } = await added('Wettlauf');
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        put(
          { ...NEW, id, version: 1, Kasse: 'Wettlauf', Urinpauschale: `${index}.00` },
          // On SQLite a second process in this thread would wait for the first one for good.
          engine === 'postgresql' && index % 2 === 1 ? other() : server(),
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    const current = await read('Wettlauf');
    expect(current).toMatchObject({ version: 2, Urinpauschale: `${winner}.00` });
    for (const { status, json } of answers) if (status === 409) expect(json.current).toEqual(current);
  });

  // @spec access-7-2
  test('cannot be written by anybody else: for them there is no such call', async () => {
    const id = (await read('BKK Beispielbrauerei')).id;
    for (const who of ['leitung', 'beratung', 'demo']) {
      const own = await tokenOf(server(), who);
      for (const asked of [
        { path: PATH, method: 'PUT', json: { ...NEW, Kasse: 'Nicht von dir' } },
        { path: PATH, method: 'PUT', json: { ...NEW, id } },
        { path: `${PATH}?id=${id}`, method: 'DELETE' },
        { path: `${PATH}?id=999999`, method: 'DELETE' },
      ]) {
        const { status, json } = await call(server(), asked.path, { ...asked, token: own });
        expect([who, asked.path, status, json.error]).toEqual([who, asked.path, 404, 'not-found']);
      }
    }
    expect(await read('BKK Beispielbrauerei')).toMatchObject({ version: 1 });
  });
});
