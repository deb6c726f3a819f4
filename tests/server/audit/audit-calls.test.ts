import { beforeEach, expect, test } from 'vitest';
import { AuditEntry } from '../../../modules/platform/audit/audit-entry.entity.ts';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

interface Answered {
  readonly sentence: string;
  readonly record: { readonly kind: string; readonly id: string; readonly name: string } | null;
  readonly changes: readonly unknown[];
}

describeWithDatabase('the calls of the audit log', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  const paket = async (more: object) =>
    call(server(), 'cms/pakets.php', {
      method: 'PUT',
      token: await tokenOf(server(), 'admin'),
      json: { id: 3, Name: 'Verbund', Nutzerlimit: 60, Testphasendauer: 0, ...more },
    });
  beforeEach(() => database.em().nativeDelete(AuditEntry, {}));

  test('answer sentences, records and changes, filtered as the screen does', async () => {
    await paket({});
    await paket({ Nutzerlimit: 80 });
    const token = await tokenOf(server(), 'admin');
    const { status, json } = await call(server(), 'cms/protokoll.php?art=paket&datensatz=verbund', { token });
    const { rows, total, page, pageSize } = json as unknown as {
      rows: Answered[];
      total: number;
      page: number;
      pageSize: number;
    };
    expect([status, total, page, pageSize]).toEqual([200, 2, 1, 50]);
    expect(rows[0]).toMatchObject({
      sentence: 'Martina Vogel hat das Paket „Verbund“ geändert',
      record: { kind: 'paket', id: '3', name: 'Verbund' },
      changes: [{ field: 'Nutzerlimit', before: '60', after: '80' }],
    });
    const { json: history } = await call(server(), 'cms/verlauf.php?kind=paket&id=3', { token });
    expect((history as unknown as { lines: unknown[] }).lines).toEqual(rows);
    const none = await call(server(), 'cms/protokoll.php?von=2030-01-01', { token });
    expect(none.json).toMatchObject({ rows: [], total: 0 });
    expect((await call(server(), 'cms/protokoll.php?von=gestern', { token })).status).toBe(400);
    expect((await call(server(), 'cms/protokoll.php?unbekannt=1', { token })).status).toBe(400);
  });

  test('tell each only of what they may see', async () => {
    const chief = await tokenOf(server(), 'leitung');
    // For anybody else the vendor's calls do not exist.
    expect((await call(server(), 'cms/protokoll.php', { token: chief })).status).toBe(404);
    expect((await call(server(), 'cms/verlauf.php?kind=paket&id=3', { token: chief })).status).toBe(403);
    expect((await call(server(), 'cms/verlauf.php?kind=contact', { token: chief })).status).toBe(200);
    expect((await call(server(), 'cms/verlauf.php?kind=nothing', { token: chief })).status).toBe(404);
    expect((await call(server(), 'cms/verlauf.php?kind=user&id=1', { token: chief })).status).toBe(404);
    const other = await tokenOf(server(), 'kalkulation');
    expect((await call(server(), 'cms/verlauf.php?kind=contact', { token: other })).status).toBe(403);
    expect((await call(server(), 'cms/verlauf.php?kind=contact')).status).toBe(401);
  });
});
