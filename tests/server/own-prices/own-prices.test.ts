import { beforeEach, expect, test } from 'vitest';
import { User } from '#auth';
import { callAs } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

const PATH = 'cms/insti_prices.php';

/** By ETag, as of insti_kv.php: tests/server/krankenkassen/own-krankenkassen.test.ts. */
describeWithDatabase('insti_prices.php', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  /** Another process. */
  const other = useServer(database);

  beforeEach(async () => {
    await put({ prices: { 1: '7.00', 12: '24.05' } });
  });

  const get = (at = server()) => callAs(at, 'leitung', PATH);
  const put = (json: object, headers: Record<string, string> = {}, who = 'leitung') =>
    callAs(server(), who, PATH, { method: 'PUT', json, headers });
  const clear = (headers: Record<string, string>) =>
    callAs(server(), 'leitung', PATH, { method: 'DELETE', headers });

  test('takes the whole map, with dot or comma, and what it has answered; what is left out is gone', async () => {
    const { status, json } = await put({ prices: { 1: '9,5', 2: '8', 12: '' } });
    expect([status, json]).toEqual([
      200,
      { id: 2, version: expect.any(Number), prices: { 1: '9.50', 2: '8.00' } },
    ]);
    const { headers, json: answered } = await get(other());
    expect(answered).toEqual(json.prices);
    const back = await put({ prices: answered }, { 'if-match': String(headers.etag) });
    expect([back.status, back.json.prices]).toEqual([200, answered]);
    expect((await put({ prices: answered, version: back.json.version })).json.version).toBe(
      back.json.version + 1,
    );
  });

  test('takes all away for who has seen them as they are, and tells others what is there', async () => {
    const seen = { 'if-match': String((await get()).headers.etag) };
    const { json: current } = await put({ prices: { 3: '1.00' } });
    for (const late of [await put({ prices: {} }, seen), await clear(seen)])
      expect([late.status, late.json]).toEqual([
        409,
        { error: 'conflict', message: expect.stringContaining('jemand anderes'), current },
      ]);
    const now = { 'if-match': String((await get()).headers.etag) };
    expect((await clear(now)).json).toEqual({ id: 2, version: expect.any(Number), prices: {} });
  });

  test.each<[string, object, string]>([
    ['no prices', {}, 'prices'],
    ['a number', { prices: { 1: 9.95 } }, 'prices.1'],
    ['what is no price', { prices: { 1: '1.234,56' } }, 'prices.1'],
    ['what is no size', { prices: { M: '1' } }, 'prices.M'],
  ])('refuses %s by name and place', async (_, body, field) => {
    const { status, json } = await put(body);
    expect([status, json.error, Object.keys(json.fields)]).toEqual([400, 'invalid', [field]]);
  });

  test('is that of any institution for the vendor’s staff', async () => {
    const { institution } = await database.em().findOneOrFail(User, { loginKey: 'demo' });
    const theirs = await put({ institutionsid: institution.id, prices: { 1: '3' } }, {}, 'admin');
    expect([theirs.status, theirs.json.id]).toEqual([200, institution.id]);
    expect((await callAs(server(), 'demo', PATH)).json).toEqual({ 1: '3.00' });
  });
});
