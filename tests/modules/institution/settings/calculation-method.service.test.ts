import { expect, test } from 'vitest';
import { CalculationMethodService, InstitutionService } from '#institution';
import { methodInput } from '#institution/domain';
import type { Right } from '#platform/domain';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { actorOf as userOf } from '../../../server/support/actor.ts';
import { asEdge } from '../../../server/support/as-edge.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';

describeWithDatabase('the Berechnungsmethode of an institution', (engine) => {
  const database = useSeededDatabase(engine);
  const methods = async () =>
    asEdge((await servicesOn(database.em())).get(CalculationMethodService), { choose: methodInput });

  const actorOf = (loginKey: string, rights?: readonly Right[]) => userOf(database.orm, loginKey, rights);

  test('is chosen, noted, and used by every process at once', async () => {
    const actor = await actorOf('leitung');
    const frame = (await servicesOn(database.em())).get(InstitutionService);
    const before = await (await methods()).current(actor);
    expect((await frame.own(actor)).method).toBe(before.method);
    const method = before.method === 'C' ? 'B' : 'C';
    const after = await (await methods()).choose(actor, { method, version: before.version });
    expect(after).toEqual({ method, version: before.version + 1 });
    expect(await (await methods()).current(actor)).toEqual(after);
    expect((await frame.own(actor)).method).toBe(method);
    const entry = await database.em().findOneOrFail(AuditEntry, { what: 'method-chosen' });
    expect(entry.who).toBe(`user:${actor.userId}`);
    expect(JSON.parse(entry.detail ?? '')).toEqual({ before: { method: before.method }, after: { method } });
  });

  test('is chosen by the first of two editors; the second sees the current one', async () => {
    const actor = await actorOf('leitung');
    const { version } = await (await methods()).current(actor);
    const outcomes = await Promise.allSettled(
      (['A', 'B'] as const).map(async (method) => (await methods()).choose(actor, { method, version })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    const current = await (await methods()).current(actor);
    expect(refused.reason).toMatchObject({ code: 'conflict', current });
    expect(current.version).toBe(version + 1);
  });

  test.each([
    [{ method: 'D' }, 'method'],
    [{ method: undefined }, 'method'],
    [{ other: 1 }, null],
  ])('is never %j, which changes nothing', async (changed, field) => {
    const actor = await actorOf('leitung');
    const before = await (await methods()).current(actor);
    await expect((await methods()).choose(actor, { ...before, ...changed })).rejects.toMatchObject({
      code: 'invalid',
      ...(field !== null && { fields: { [field]: 'Bitte wählen Sie eine Berechnungsmethode aus.' } }),
    });
    expect(await (await methods()).current(actor)).toEqual(before);
  });

  test('stays the same for other institutions', async () => {
    const [actor, other] = [await actorOf('leitung'), await actorOf('demo')];
    expect(actor.institutionId).not.toBe(other.institutionId);
    const before = await (await methods()).current(other);
    const { version } = await (await methods()).current(actor);
    await (await methods()).choose(actor, { method: before.method === 'B' ? 'C' : 'B', version });
    expect(await (await methods()).current(other)).toEqual(before);
  });
});
