import { expect, test } from 'vitest';
import { AuditTrailService } from '#auth';
import { auditListQuery } from '../../../../modules/auth/audit-trail/audit-list.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { vendor } from '../../../server/support/vendor-actor.ts';

const ENTRIES = 4000;

describeWithDatabase('an export of a long audit log', (engine) => {
  const database = useSeededDatabase(engine);

  test('lets others go on between its slices, and has every entry once', async () => {
    const at =
      engine === 'sqlite' ? Date.parse('2026-03-09T09:00:00Z') : "timestamptz '2026-03-09T09:00:00Z'";
    await database.em().execute(
      `insert into audit_entry (at, who, what, whom, origin, detail, times)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < ${ENTRIES})
       select ${at}, 'system', 'login', 'user:' || i, null, null, 1 from n`,
    );
    const trail = (await servicesOn(database.em())).get(AuditTrailService);
    let turns = 0;
    const others = setInterval(() => {
      turns += 1;
    }, 0);
    let text = '';
    for await (const part of trail.export(vendor, auditListQuery.parse({ 'filter.Was': 'login' })))
      text += part;
    clearInterval(others);
    expect(text.trim().split('\r\n')).toHaveLength(ENTRIES + 1);
    expect(turns).toBeGreaterThan(0);
  });
});
