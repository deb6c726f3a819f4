import { beforeAll, beforeEach, expect, test } from 'vitest';
import { User } from '#auth';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { type TestServer, useServer } from '../support/server.ts';

const PATH = 'cms/insti_prices.php';

describeWithDatabase('insti_prices.php', (engine) => {
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
    await put({ prices: { 1: '7.00', 12: '24.05' } });
  });

  interface Asked {
    readonly who?: string;
    readonly at?: TestServer;
    readonly ifMatch?: string | undefined;
  }
  const ask = (
    method: string,
    path: string,
    { who = 'leitung', at = server(), ifMatch }: Asked,
    json?: object,
  ) =>
    call(at, path, {
      method,
      token: tokens.get(who),
      ...(json && { json: json as Record<string, unknown> }),
      headers: { ...(ifMatch !== undefined && { 'if-match': ifMatch }) },
    });
  const get = (asked: Asked = {}, query = '') => ask('GET', PATH + query, asked);
  const put = (json: object, asked: Asked = {}) => ask('PUT', PATH, asked, json);
  const clear = (query = '', asked: Asked = {}) => ask('DELETE', PATH + query, asked);

  test('takes the whole map, with dot or comma; an empty price and one that is left out are gone', async () => {
    const { status, json } = await put({
      institutionsid: institutions.get('leitung'),
      prices: { 1: '9,5', 2: '8', 12: '' },
    });
    expect([status, json]).toEqual([
      200,
      { id: institutions.get('leitung'), version: expect.any(Number), prices: { 1: '9.50', 2: '8.00' } },
    ]);
    expect((await get()).json).toEqual(json.prices);
  });

  test('takes back what it has answered: nothing changes but the version', async () => {
    const { json, headers } = await get();
    const back = await put({ prices: json }, { ifMatch: headers.etag });
    expect([back.status, back.json.prices]).toEqual([200, json]);
    expect((await put({ prices: json, version: back.json.version })).json.version).toBe(
      back.json.version + 1,
    );
  });

  test('refuses what is saved over something newer, and says what is there', async () => {
    const seen = (await get()).headers.etag;
    const { json: current } = await put({ prices: { 3: '1.00' } }, { at: other() });
    for (const late of [
      await put({ prices: {} }, { ifMatch: seen }),
      await put({ prices: {}, version: current.version - 1 }),
      await clear('', { ifMatch: seen }),
      await clear(`?version=${current.version - 1}`),
    ])
      expect([late.status, late.json]).toEqual([
        409,
        { error: 'conflict', message: expect.stringContaining('jemand anderes'), current },
      ]);
    expect((await get()).json).toEqual({ 3: '1.00' });
    for (const ifMatch of [undefined, '*'])
      expect((await put({ prices: { 1: '2' } }, { ifMatch })).status).toBe(200);
  });

  test('takes all away, and shows it at once in another process', async () => {
    const { headers } = await get({ at: other() });
    const { status, json } = await clear(`?institutionsid=${institutions.get('leitung')}`, {
      ifMatch: headers.etag,
    });
    expect([status, json]).toEqual([
      200,
      { id: institutions.get('leitung'), version: expect.any(Number), prices: {} },
    ]);
    expect((await get({ at: other() })).json).toEqual({});
  });

  test('is used by the next page of a consultation, in every process', async () => {
    await put({ prices: { 1: '77.31' } });
    for (const at of [server(), other()]) {
      const page = await at.ask('/wizard/0', { cookie: await at.cookieOf('beratung') });
      expect(await page.text()).toContain('7731');
    }
  });

  test.each<[string, object, Record<string, string>]>([
    ['no prices', {}, { prices: 'Bitte ein Objekt mit den Preisen angeben.' }],
    ['a number', { prices: { 1: 9.95 } }, { 'prices.1': 'Bitte einen Text angeben, wie "9.95".' }],
    [
      'what is no price',
      { prices: { 1: '1.234,56', 2: '-3' } },
      {
        'prices.1': 'Nur ein Komma oder Punkt, auch bei Tausendern: 1234,56 statt 1.234,56.',
        'prices.2': 'Erlaubt sind Ziffern und ein Komma oder Punkt, wie 9,95.',
      },
    ],
    [
      'a size that is not there',
      { prices: { 999999: '1' } },
      { 'prices.999999': 'Diese Größe gibt es im Katalog nicht.' },
    ],
    ['what is no size', { prices: { M: '1' } }, { 'prices.M': 'Keine gültige Nummer einer Größe.' }],
    ['what nobody knows', { prices: {}, farbe: 'rot' }, { farbe: 'Diese Angabe kennt der Aufruf nicht.' }],
  ])('refuses %s by name and place', async (_, body, fields) => {
    const before = (await get()).text;
    const { status, json } = await put(body);
    expect([status, json.error, json.fields]).toEqual([400, 'invalid', fields]);
    expect((await get()).text).toBe(before);
  });

  test('answers of another institution as if it did not exist, but to the vendor’s staff', async () => {
    const foreign = institutions.get('demo');
    for (const id of [foreign, 999_999])
      for (const answer of [
        await put({ institutionsid: id, prices: {} }),
        await put({ institutionsid: id, prices: {} }, { ifMatch: '"other"' }),
        await clear(`?institutionsid=${id}`),
      ])
        expect([answer.status, answer.json]).toEqual([
          404,
          { error: 'not-found', message: 'Diese Institution gibt es nicht.' },
        ]);
    const theirs = await put({ institutionsid: foreign, prices: { 1: '3' } }, { who: 'admin' });
    expect([theirs.status, theirs.json.id]).toEqual([200, foreign]);
    expect((await get({ who: 'demo' })).json).toEqual({ 1: '3.00' });
    expect((await get()).json).toEqual({ 1: '7.00', 12: '24.05' });
  });

  test('is written with preis_einst alone', async () => {
    for (const answer of [
      await put({ prices: {} }, { who: 'beratung' }),
      await clear('', { who: 'beratung' }),
    ])
      expect([answer.status, answer.json.error]).toEqual([403, 'forbidden']);
    expect((await get({ who: 'beratung' })).json).toEqual({ 1: '7.00', 12: '24.05' });
  });
});
