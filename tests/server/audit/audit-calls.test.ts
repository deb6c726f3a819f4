import { expect, test } from 'vitest';
import { callAs } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

describeWithDatabase('the calls of the audit log', (engine) => {
  const server = useServer(useSeededDatabase(engine));
  const get = (path: string, who = 'admin') => callAs(server(), who, path);

  test('answer sentences, records and changes, filtered by the names of the document', async () => {
    const json = { id: 3, Name: 'Verbund', Nutzerlimit: 80, Testphasendauer: 0 };
    await callAs(server(), 'admin', 'cms/pakets.php', { method: 'PUT', json });
    const found = await get('cms/protokoll.php?art=paket&datensatz=verbund');
    expect([found.status, found.json]).toEqual([
      200,
      expect.objectContaining({ total: 1, page: 1, pageSize: 50 }),
    ]);
    expect(found.json.rows[0]).toMatchObject({
      sentence: 'Martina Vogel hat das Paket „Verbund“ geändert',
      record: { kind: 'paket', id: '3', name: 'Verbund' },
      changes: expect.arrayContaining([expect.objectContaining({ field: 'Nutzerlimit', after: '80' })]),
    });
    expect((await get('cms/verlauf.php?kind=paket&id=3')).json.lines).toEqual(found.json.rows);
    expect((await get('cms/protokoll.php?von=2030-01-01')).json).toMatchObject({ rows: [], total: 0 });
    expect((await get('cms/protokoll.php?von=gestern')).status).toBe(400);
  });

  test.each([
    ['leitung', 'kind=paket&id=3', 403],
    ['leitung', 'kind=nothing', 404],
    ['leitung', 'kind=user&id=1', 404],
    ['kalkulation', 'kind=contact', 403],
  ])('answer %s for %s with %i', async (who, query, status) => {
    expect((await get(`cms/verlauf.php?${query}`, who)).status).toBe(status);
  });
});
