import { beforeAll, beforeEach, expect, test } from 'vitest';
import { User } from '#auth';
import { KrankenkasseRow } from '#institution';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { type TestServer, useServer } from '../support/server.ts';

const PATH = 'cms/insti_kv.php';
const OWN = {
  Kasse: 'Ärztekasse Ort',
  Kinderpauschale: '30,00',
  Urinpauschale: '17.85',
  Stuhlpauschale: '22,5',
  Kindalter: 18,
};

type Row = Readonly<Record<string, unknown>>;

describeOnBothEngines('insti_kv.php', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  /** Another process. */
  const other = useServer(database);
  const tokens = new Map<string, string>();
  const institutions = new Map<string, number>();

  beforeAll(async () => {
    for (const { loginname, institution } of await database.em().find(User, {})) {
      institutions.set(loginname, institution.id);
      tokens.set(loginname, await tokenOf(server(), loginname));
    }
  });

  beforeEach(async () => {
    await put({ krankenkassen: [{ Krankenkassenid: 4 }, OWN] });
  });

  interface Asked {
    readonly who?: string;
    readonly at?: TestServer;
    readonly ifMatch?: string | undefined;
    readonly encoding?: string;
  }
  const ask = (
    method: string,
    path: string,
    { who = 'leitung', at = server(), ifMatch, encoding }: Asked,
    json?: Row,
  ) =>
    call(at, path, {
      method,
      token: tokens.get(who),
      ...(json && { json }),
      headers: {
        ...(ifMatch !== undefined && { 'if-match': ifMatch }),
        ...(encoding !== undefined && { 'accept-encoding': encoding }),
      },
    });
  const get = (asked: Asked = {}, query = '') => ask('GET', PATH + query, asked);
  const put = (json: Row, asked: Asked = {}) => ask('PUT', PATH, asked, json);
  const clear = (query = '', asked: Asked = {}) => ask('DELETE', PATH + query, asked);
  const consultation = async (at: TestServer = server()) =>
    (await at.ask('/wizard/0', { cookie: await at.cookieOf('beratung') })).text();

  // @spec access-7-3
  test('takes the list as a whole: the vendor’s by their id, own ones with their rates', async () => {
    const { status, json } = await put({
      institutionsid: institutions.get('leitung'),
      krankenkassen: [{ ...OWN, Kasse: 'Zweite' }, { Krankenkassenid: '5' }],
    });
    expect([status, json]).toEqual([
      200,
      {
        id: institutions.get('leitung'),
        version: expect.any(Number),
        krankenkassen: [expect.anything(), expect.anything()],
      },
    ]);
    expect((await get()).json).toEqual(json.krankenkassen);
    expect(json.krankenkassen.find(({ Kasse }: Row) => Kasse === 'Zweite')).toEqual({
      id: expect.any(Number),
      Kasse: 'Zweite',
      Kinderpauschale: '30.00',
      Urinpauschale: '17.85',
      Stuhlpauschale: '22.50',
      Kindalter: 18,
      Saetze: [],
      IK: '',
      selfPay: false,
      Krankenkassenid: null,
      Zusaetzlich: false,
    });
    expect(json.krankenkassen.map(({ Krankenkassenid }: Row) => Krankenkassenid)).toContain(5);
    expect((await put({ krankenkassen: [] })).json).toEqual({
      id: json.id,
      version: json.version + 1,
      krankenkassen: [],
    });
  });

  // @spec access-7-3
  test('says whether own ones come in addition to the vendor’s list, and keeps that where PUT does not', async () => {
    const flags = (rows: readonly Row[]) => rows.map(({ Zusaetzlich }) => Zusaetzlich);
    const before = await get();
    const set = await put({ krankenkassen: [{ Krankenkassenid: 4 }, OWN], zusaetzlich: true });
    expect([set.status, flags(set.json.krankenkassen)]).toEqual([200, [true, true]]);
    const after = await get();
    expect(flags(after.json)).toEqual([true, true]);
    // A client that has seen the former answer is refused, though the list is the same.
    const outdated = await put({ krankenkassen: before.json }, { ifMatch: before.headers.etag });
    expect(outdated.status).toBe(409);
    const again = await put({ krankenkassen: before.json });
    expect(flags(again.json.krankenkassen)).toEqual([true, true]);
    expect((await put({ krankenkassen: [OWN], zusaetzlich: 'ja' })).json).toMatchObject({
      fields: { zusaetzlich: 'Erlaubt sind true und false.' },
    });
    const cleared = await put({ krankenkassen: [OWN], zusaetzlich: false });
    expect(flags(cleared.json.krankenkassen)).toEqual([false]);
  });

  // @spec access-7-3
  test('takes back what it has answered, for the ETag it has answered', async () => {
    const { Kasse: _, ...rates } = OWN;
    const own = { ...OWN, IK: '108310400', Saetze: [{ gueltigAb: '2027-01-01', ...rates }] };
    await put({ krankenkassen: [{ Krankenkassenid: 1 }, { Krankenkassenid: 4 }, own] });
    const before = await get();
    expect(before.json.find((row: Row) => row.Krankenkassenid === null)).toMatchObject({
      IK: '108310400',
      Saetze: [{ gueltigAb: '2027-01-01', Stuhlpauschale: '22.50' }],
    });
    expect(before.json.map(({ selfPay }: Row) => selfPay)).toContain(true);
    const { status, json } = await put({ krankenkassen: before.json }, { ifMatch: before.headers.etag });
    expect([status, json.krankenkassen]).toEqual([200, before.json]);
    const after = await get();
    expect(after.text).toBe(before.text);
    // Another rate of one that is the vendor's stays the vendor's.
    const changed = before.json.map((row: Row) => ({ ...row, Urinpauschale: '1,00' }));
    const kept = (await put({ krankenkassen: changed })).json.krankenkassen;
    expect(kept.map((row: Row) => row.Urinpauschale)).toEqual(
      before.json.map((row: Row) => (row.Krankenkassenid === null ? '1.00' : row.Urinpauschale)),
    );
  });

  test.each(['identity', 'gzip', 'br'])('knows the ETag of an answer in %s', async (encoding) => {
    const ids = await database.em().find(KrankenkasseRow, {}, { fields: ['id'], limit: 20 });
    await put({ krankenkassen: ids.map(({ id }) => ({ Krankenkassenid: id })) });
    const { headers } = await get({ encoding });
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect((await put({ krankenkassen: [OWN] }, { ifMatch: `"other", ${headers.etag}` })).status).toBe(200);
    expect((await put({ krankenkassen: [] }, { ifMatch: headers.etag })).status).toBe(409);
  });

  test('tells who has seen an older list what is there now, as it answers it', async () => {
    const seen = (await get()).headers.etag;
    const { json: current } = await put({ krankenkassen: [{ Krankenkassenid: 6 }] }, { at: other() });
    const older = current.version - 1;
    for (const late of [
      await put({ krankenkassen: [] }, { ifMatch: seen }),
      await put({ krankenkassen: [], version: older }),
      await put({ krankenkassen: [], version: current.version }, { ifMatch: seen }),
      await put({ krankenkassen: [], version: older }, { ifMatch: (await get()).headers.etag }),
      await put({ krankenkassen: [] }, { ifMatch: `W/${(await get()).headers.etag}` }),
      await put({ krankenkassen: [] }, { ifMatch: 'nonsense' }),
      await clear('', { ifMatch: seen }),
      await clear(`?version=${older}`),
    ])
      expect([late.status, late.json]).toEqual([
        409,
        { error: 'conflict', message: expect.stringContaining('jemand anderes'), current },
      ]);
    expect((await get()).json).toEqual(current.krankenkassen);
    expect((await put({ krankenkassen: [OWN], version: current.version })).json.version).toBe(
      current.version + 1,
    );
    // A client that names no version overwrites what is there.
    for (const ifMatch of [undefined, '*', ' * '])
      expect((await put({ krankenkassen: [OWN] }, { ifMatch })).status).toBe(200);
  });

  test('counts a changed rate of the vendor as another list', async () => {
    const seen = (await get()).headers.etag;
    await database.em().nativeUpdate(KrankenkasseRow, { id: 4 }, { Urinpauschale: 1234 });
    const late = await put({ krankenkassen: [OWN] }, { ifMatch: seen });
    expect([late.status, JSON.stringify(late.json.current)]).toEqual([409, expect.stringContaining('12.34')]);
  });

  // @spec access-7-3
  test('empties the list: consultations then offer the vendor’s', async () => {
    expect(await consultation()).not.toContain('Selbstzahler');
    const { headers } = await get();
    const { status, json } = await clear(`?institutionsid=${institutions.get('leitung')}`, {
      ifMatch: headers.etag,
    });
    expect([status, json]).toEqual([
      200,
      { id: institutions.get('leitung'), version: expect.any(Number), krankenkassen: [] },
    ]);
    expect((await get()).json).toEqual([]);
    expect(await consultation()).toContain('Selbstzahler');
    expect((await clear()).json.version).toBe(json.version + 1);
  });

  // @spec access-7-3
  test('shows what another process writes, and consultations use it, at once', async () => {
    const seen = String((await get()).headers.etag);
    expect(await consultation()).not.toContain('Von nebenan');
    await put({ krankenkassen: [{ ...OWN, Kasse: 'Von nebenan' }] }, { at: other() });
    const asked = { method: 'GET', token: tokens.get('leitung'), headers: { 'if-none-match': seen } };
    const now = await call(server(), PATH, asked);
    expect([now.status, now.json.map(({ Kasse }: Row) => Kasse)]).toEqual([200, ['Von nebenan']]);
    expect(await consultation()).toContain('Von nebenan');
    expect(await consultation()).not.toContain('BKK Beispielbrauerei');
  });

  test.each<[string, unknown, Record<string, unknown>]>([
    ['no list', undefined, { krankenkassen: 'Bitte eine Liste angeben.' }],
    ['a mere name', ['Selbstzahler'], { 'krankenkassen.0': 'Bitte je Krankenkasse ein Objekt angeben.' }],
    [
      'one that is not in the vendor’s list',
      [OWN, { Krankenkassenid: 999_999 }],
      { 'krankenkassen.1.Krankenkassenid': 'Diese Krankenkasse gibt es nicht mehr.' },
    ],
    [
      'one twice',
      [{ Krankenkassenid: 4 }, { Krankenkassenid: 4 }],
      { 'krankenkassen.1.Krankenkassenid': '„BKK Beispielbrauerei“ steht schon in der Liste.' },
    ],
    [
      'an own one under a name that the list has',
      [{ Krankenkassenid: 4 }, { ...OWN, Kasse: 'BKK beispielbrauerei' }],
      { 'krankenkassen.1.Kasse': '„BKK beispielbrauerei“ steht schon in der Liste.' },
    ],
    [
      'an own one without its rates',
      [{ Kasse: 'Nur ein Name', Kindalter: 18, Kinderpauschale: 'x' }],
      {
        'krankenkassen.0.Kinderpauschale':
          'Kinderpauschale: „x“ ist kein Betrag. Bitte nur Ziffern, Komma oder Punkt.',
        'krankenkassen.0.Urinpauschale': 'Bitte füllen Sie das Feld „Urinpauschale“ aus.',
        'krankenkassen.0.Stuhlpauschale': 'Bitte füllen Sie das Feld „Stuhlpauschale“ aus.',
      },
    ],
    [
      'a self-payer by another word',
      [{ ...OWN, selfPay: 'ja' }],
      { 'krankenkassen.0.selfPay': 'Erlaubt sind true und false.' },
    ],
    [
      'an amount as a number',
      [{ ...OWN, Urinpauschale: 17.85 }],
      { 'krankenkassen.0.Urinpauschale': 'Bitte einen Text angeben.' },
    ],
    [
      'what nobody knows',
      [OWN, { Krankenkassenid: 4, farbe: 'rot' }],
      { 'krankenkassen.1.farbe': 'Diese Angabe kennt der Aufruf nicht.' },
    ],
  ])('refuses %s by name and place', async (_, krankenkassen, fields) => {
    const before = (await get()).text;
    const { status, json } = await put({ krankenkassen });
    expect([status, json.error, json.fields]).toEqual([400, 'invalid', fields]);
    expect((await get()).text).toBe(before);
  });

  // @spec access-7-3
  test('lets one of several win who save over what they have all seen, in two processes', async () => {
    const seen = (await get()).headers.etag;
    const answers = await Promise.all(
      [5, 6, 7, 8, 9, 10].map((Krankenkassenid, index) =>
        // On SQLite a second process in this thread would wait for the first one for good.
        put(
          { krankenkassen: [{ Krankenkassenid }] },
          { ifMatch: seen, at: engine === 'postgresql' && index % 2 === 1 ? other() : server() },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)]);
    const saved = answers.find(({ status }) => status === 200)?.json;
    for (const { status, json } of answers) if (status === 409) expect(json.current).toEqual(saved);
    expect((await get()).json).toEqual(saved.krankenkassen);
  });

  // @spec access-7-3
  test('answers of another institution as if it did not exist, but to the vendor’s staff', async () => {
    const foreign = institutions.get('demo');
    const before = (await get({ who: 'demo' })).text;
    const ifMatch = (await get({ who: 'demo' })).headers.etag;
    for (const id of [foreign, 999_999])
      for (const answer of [
        await put({ institutionsid: id, krankenkassen: [] }),
        await put({ institutionsid: id, krankenkassen: [] }, { ifMatch }),
        await clear(`?institutionsid=${id}`),
        await clear(`?institutionsid=${id}`, { ifMatch: '"other"' }),
      ])
        expect([answer.status, answer.json]).toEqual([
          404,
          { error: 'not-found', message: 'Diese Institution gibt es nicht.' },
        ]);
    expect((await get({ who: 'demo' })).text).toBe(before);
    const vendor = { who: 'admin', ifMatch };
    expect((await put({ institutionsid: foreign, krankenkassen: [OWN] }, vendor)).status).toBe(200);
    expect((await get({ who: 'demo' })).json).toEqual((await get(vendor, `?institutionsid=${foreign}`)).json);
    expect((await clear(`?institutionsid=${foreign}`, { who: 'admin' })).json.krankenkassen).toEqual([]);
    expect((await get({ who: 'demo' })).json).toEqual([]);
    expect((await put({ institutionsid: 999_999, krankenkassen: [] }, { who: 'admin' })).status).toBe(404);
  });

  test('is written with kassen_einst alone', async () => {
    const before = await get({ who: 'beratung' });
    expect(before.status).toBe(200);
    for (const answer of [
      await put({ krankenkassen: [] }, { who: 'beratung' }),
      await put({ krankenkassen: [] }, { who: 'beratung', ifMatch: before.headers.etag }),
      await clear('', { who: 'beratung' }),
    ])
      expect([answer.status, answer.json.error]).toEqual([403, 'forbidden']);
    expect((await get()).text).toBe(before.text);
  });
});
