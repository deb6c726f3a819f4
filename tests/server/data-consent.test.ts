import { expect, test } from 'vitest';
import { DataConsentService, User } from '#auth';
import { Institution } from '#institution';
import { AuditEntry, AuditLog } from '#platform';
import type { UserActor } from '#platform/domain';
import { useSeededDatabase } from './support/database.ts';
import { describeOnBothEngines } from './support/engines.ts';
import { TestClock } from './support/test-clock.ts';

describeOnBothEngines('the consent to data', (engine) => {
  const database = useSeededDatabase(engine);

  async function actorOf(loginKey: string): Promise<UserActor> {
    const { id, institution } = await database.em().findOneOrFail(User, { loginKey });
    const facts = { userId: id, institutionId: institution.id, rights: new Set<never>() };
    return { kind: 'user', ...facts, admin: false, waiting: false };
  }

  test('is the own one, given once, and the first one of an institution marks it', async () => {
    const em = database.em();
    await em.nativeUpdate(User, {}, { gelesen: false });
    await em.nativeUpdate(Institution, {}, { datenTransferiert: false });
    const service = new DataConsentService(em, new AuditLog(em, new TestClock()));
    const actor = await actorOf('beratung');
    await Promise.all([service.agree(actor), service.agree(actor), service.agree(actor)]);
    const informed = await database.em().find(User, { gelesen: true });
    expect(informed.map(({ id }) => id)).toEqual([actor.userId]);
    const marked = await database.em().find(Institution, { datenTransferiert: true });
    expect(marked.map(({ id }) => id)).toEqual([actor.institutionId]);
    expect(await database.em().count(AuditEntry, { what: 'data-consent' })).toBe(1);
  });
});
