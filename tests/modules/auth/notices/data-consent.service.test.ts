import { expect, test } from 'vitest';
import { User } from '#auth';
import { Institution } from '#institution';
import { DataConsentService } from '../../../../modules/auth/notices/data-consent.service.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { actorOf } from '../../../server/support/actor.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';

describeWithDatabase('the consent to data', (engine) => {
  const database = useSeededDatabase(engine);

  // @spec access-4-15
  test('is given once by each user, and the first one marks the institution', async () => {
    const em = database.em();
    await em.nativeUpdate(User, {}, { gelesen: false });
    await em.nativeUpdate(Institution, {}, { datenTransferiert: false });
    const service = (await servicesOn(em)).get(DataConsentService);
    const actor = await actorOf(database.orm, 'beratung', []);
    await Promise.all([service.agree(actor), service.agree(actor), service.agree(actor)]);
    const informed = await database.em().find(User, { gelesen: true });
    expect(informed.map(({ id }) => id)).toEqual([actor.userId]);
    const marked = await database.em().find(Institution, { datenTransferiert: true });
    expect(marked.map(({ id }) => id)).toEqual([actor.institutionId]);
    expect(await database.em().count(AuditEntry, { what: 'data-consent' })).toBe(1);
  });
});
