import { expect, test } from 'vitest';
import { SessionService, User } from '#auth';
import { IntroductionService } from '../../../../modules/auth/notices/introduction.service.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { actorOf } from '../../../server/support/actor.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';

describeWithDatabase('the introduction', (engine) => {
  const database = useSeededDatabase(engine);

  test('ends once for its user alone, and sessions know it at once', async () => {
    const services = await servicesOn(database.em());
    const actor = await actorOf(database.orm, 'beratung', []);
    const sessions = services.get(SessionService);
    const token = await sessions.open({ id: actor.userId });
    expect((await sessions.resolve(token))?.introduced).toBe(false);
    const end = () => services.get(IntroductionService).end(actor);
    await Promise.all([end(), end()]);
    await end();
    expect((await sessions.resolve(token))?.introduced).toBe(true);
    const seen = await database.em().find(User, { introductionSeen: true });
    expect(seen.map(({ id }) => id)).toEqual([actor.userId]);
    const entries = await database.em().find(AuditEntry, { what: 'introduction-seen' });
    expect(entries.map(({ who }) => who)).toEqual([`user:${actor.userId}`]);
  });
});
