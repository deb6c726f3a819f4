import { expect, test } from 'vitest';
import { Institution } from '#institution';
import { ExpiredInstitutions } from '../../../../modules/auth/institution-admin/expired-institutions.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { HOUR, TestClock } from '../../../server/support/test-clock.ts';

const DAY = 24 * HOUR;

describeWithDatabase('what remains of deleted institutions', (engine) => {
  const database = useSeededDatabase(engine);

  test('goes after the days that are set, and stays without them', async () => {
    const clock = new TestClock();
    const sweep = async (env: Readonly<Record<string, string>>) =>
      (await servicesOn(database.em(), clock, { env })).get(ExpiredInstitutions).sweep();
    const left = async () =>
      (await database.em().find(Institution, {}, { orderBy: { id: 'asc' } })).map(({ id }) => id);
    const before = await left();
    const [first = 0, second = 0] = before.filter((id) => id !== 1);
    await database.em().nativeUpdate(Institution, { id: first }, { deleted: clock.now() });
    clock.advance(90 * DAY);
    await database.em().nativeUpdate(Institution, { id: second }, { deleted: clock.now() });
    await sweep({});
    await sweep({ DELETED_KEEP_DAYS: '90' });
    expect(await left()).toEqual(before);
    clock.advance(1);
    await sweep({});
    expect(await left()).toEqual(before);
    await sweep({ DELETED_KEEP_DAYS: '90' });
    expect(await left()).toEqual(before.filter((id) => id !== first));
    const users = await database.em().execute('select 1 from users where institution_id = ?', [first]);
    expect(users).toEqual([]);
    expect(await database.em().find(AuditEntry, { what: 'institution-deleted' })).toMatchObject([
      { who: 'system', whom: expect.stringMatching(/^deleted:/), detail: expect.stringContaining('expired') },
    ]);
  });
});
