import { beforeAll, beforeEach, expect, test } from 'vitest';
import { User } from '#auth';
import { KrankenkasseRow } from '#institution';
import { callAs } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

const PATH = 'cms/insti_kv.php';
const OWN = {
  ...{ Kasse: 'Ärztekasse Ort', Kinderpauschale: '30,00', Urinpauschale: '17.85' },
  ...{ Stuhlpauschale: '22,5', Kindalter: 18 },
};

type Row = Readonly<Record<string, unknown>>;

describeWithDatabase('insti_kv.php', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  /** Another process. */
  const other = useServer(database);
  const institutions = new Map<string, number>();

  beforeAll(async () => {
    for (const { loginname, institution } of await database.em().find(User, {}))
      institutions.set(loginname, institution.id);
  });

  beforeEach(async () => {
    await put({ krankenkassen: [{ Krankenkassenid: 4 }, OWN] });
  });

  interface Asked {
    readonly who?: string;
    readonly ifMatch?: string | undefined;
    readonly encoding?: string;
  }
  const ask = (method: string, query: string, { who = 'leitung', ifMatch, encoding }: Asked, json?: Row) =>
    callAs(server(), who, PATH + query, {
      method,
      ...(json && { json }),
      headers: {
        ...(ifMatch !== undefined && { 'if-match': ifMatch }),
        ...(encoding !== undefined && { 'accept-encoding': encoding }),
      },
    });
  const get = (asked: Asked = {}, query = '') => ask('GET', query, asked);
  const put = (json: Row, asked: Asked = {}) => ask('PUT', '', asked, json);
  const clear = (query = '', asked: Asked = {}) => ask('DELETE', query, asked);

  // @spec access-7-3
  test('takes the list as a whole, the vendor’s by their id and own ones with their rates, and what it has answered', async () => {
    const { Kasse: _, ...rates } = OWN;
    const own = { ...OWN, IK: '108310400', Saetze: [{ gueltigAb: '2027-01-01', ...rates }] };
    const krankenkassen = [own, { Krankenkassenid: '5' }, { Krankenkassenid: 1 }];
    const { status, json } = await put({ institutionsid: institutions.get('leitung'), krankenkassen });
    expect([status, json]).toEqual([
      200,
      {
        id: institutions.get('leitung'),
        version: expect.any(Number),
        krankenkassen: [expect.anything(), expect.anything(), expect.anything()],
      },
    ]);
    const before = await get();
    expect(before.json).toEqual(json.krankenkassen);
    const answered = {
      Kinderpauschale: '30.00',
      Urinpauschale: '17.85',
      Stuhlpauschale: '22.50',
      Kindalter: 18,
    };
    expect(before.json.find(({ Krankenkassenid }: Row) => Krankenkassenid === null)).toEqual({
      ...{ id: expect.any(Number), Kasse: 'Ärztekasse Ort', ...answered },
      Saetze: [{ gueltigAb: '2027-01-01', ...answered }],
      ...{ IK: '108310400', selfPay: false, Krankenkassenid: null, Zusaetzlich: false },
    });
    const back = await put({ krankenkassen: before.json }, { ifMatch: before.headers.etag });
    expect([back.status, back.json.krankenkassen]).toEqual([200, before.json]);
    expect((await get()).text).toBe(before.text);
    // Another rate of one that is the vendor's stays the vendor's.
    const changed = before.json.map((row: Row) => ({ ...row, Urinpauschale: '1,00' }));
    const kept = (await put({ krankenkassen: changed })).json.krankenkassen;
    expect(kept.map((row: Row) => row.Urinpauschale)).toEqual(
      before.json.map((row: Row) => (row.Krankenkassenid === null ? '1.00' : row.Urinpauschale)),
    );
  });

  // @spec access-7-3
  test('says whether own ones come in addition to the vendor’s list, which is part of its ETag', async () => {
    const flags = (rows: readonly Row[]) => rows.map(({ Zusaetzlich }) => Zusaetzlich);
    const before = await get();
    const set = await put({ krankenkassen: before.json, zusaetzlich: true });
    expect([set.status, flags(set.json.krankenkassen)]).toEqual([200, [true, true]]);
    const outdated = await put({ krankenkassen: before.json }, { ifMatch: before.headers.etag });
    expect(outdated.status).toBe(409);
    const again = await put({ krankenkassen: before.json });
    expect(flags(again.json.krankenkassen)).toEqual([true, true]);
    const cleared = await put({ krankenkassen: [OWN], zusaetzlich: false });
    expect(flags(cleared.json.krankenkassen)).toEqual([false]);
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
    const { json: current } = await put({ krankenkassen: [{ Krankenkassenid: 6 }] });
    const older = current.version - 1;
    const now = (await get()).headers.etag;
    for (const late of [
      await put({ krankenkassen: [] }, { ifMatch: seen }),
      await put({ krankenkassen: [], version: older }),
      await put({ krankenkassen: [], version: current.version }, { ifMatch: seen }),
      await put({ krankenkassen: [], version: older }, { ifMatch: now }),
      await put({ krankenkassen: [] }, { ifMatch: `W/${now}` }),
      await put({ krankenkassen: [] }, { ifMatch: 'nonsense' }),
      await clear('', { ifMatch: seen }),
      await clear(`?version=${older}`),
    ])
      expect([late.status, late.json]).toEqual([
        409,
        { error: 'conflict', message: expect.stringContaining('jemand anderes'), current },
      ]);
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
  test('empties the list, which another process shows at once', async () => {
    const { headers } = await get();
    const id = institutions.get('leitung');
    const { status, json } = await clear(`?institutionsid=${id}`, { ifMatch: headers.etag });
    expect([status, json]).toEqual([200, { id, version: expect.any(Number), krankenkassen: [] }]);
    const known = { 'if-none-match': String(headers.etag) };
    const now = await callAs(other(), 'leitung', PATH, { headers: known });
    expect([now.status, now.json]).toEqual([200, []]);
  });

  test.each<[string, unknown, readonly string[]]>([
    ['no list', undefined, ['krankenkassen']],
    ['a mere name', ['Selbstzahler'], ['krankenkassen.0']],
    [
      'one that is not in the vendor’s list',
      [OWN, { Krankenkassenid: 999_999 }],
      ['krankenkassen.1.Krankenkassenid'],
    ],
    ['an amount as a number', [{ ...OWN, Urinpauschale: 17.85 }], ['krankenkassen.0.Urinpauschale']],
    ['what nobody knows', [OWN, { Krankenkassenid: 4, farbe: 'rot' }], ['krankenkassen.1.farbe']],
  ])('refuses %s by name and place', async (_, krankenkassen, fields) => {
    const { status, json } = await put({ krankenkassen });
    expect([status, json.error, Object.keys(json.fields)]).toEqual([400, 'invalid', fields]);
  });

  // @spec access-7-3
  test('is that of any institution for the vendor’s staff', async () => {
    const institutionsid = institutions.get('demo');
    const vendor = { who: 'admin' };
    expect((await put({ institutionsid, krankenkassen: [OWN] }, vendor)).status).toBe(200);
    expect((await get({ who: 'demo' })).json).toEqual(
      (await get(vendor, `?institutionsid=${institutionsid}`)).json,
    );
    expect((await clear(`?institutionsid=${institutionsid}`, vendor)).json.krankenkassen).toEqual([]);
  });
});
