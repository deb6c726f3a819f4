import { expect, test } from 'vitest';
import { User } from '#auth';
import { ProductSizeRow } from '#catalogue';
import { MethodExampleService } from '#consultation';
import { CalculationMethodService, InstitutionService } from '#institution';
import { RIGHTS, type Right, type UserActor } from '#platform/domain';
import { OwnPrice } from '../../../../modules/institution/own-prices/own-price.entity.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { TestClock } from '../../../server/support/test-clock.ts';

describeOnBothEngines('the Berechnungsmethode of an institution', (engine) => {
  const database = useSeededDatabase(engine);
  const methods = () => servicesOn(database.em()).get(CalculationMethodService);

  async function actorOf(loginKey: string, rights: readonly Right[] = RIGHTS): Promise<UserActor> {
    const user = await database.em().findOneOrFail(User, { loginKey });
    const ids = { userId: user.id, institutionId: user.institution.id };
    return { kind: 'user', ...ids, rights: new Set(rights), admin: false, waiting: false };
  }

  test('is chosen, noted, and used by every process at once', async () => {
    const actor = await actorOf('leitung');
    const frame = servicesOn(database.em()).get(InstitutionService);
    const before = await methods().current(actor);
    expect((await frame.own(actor)).method).toBe(before.method);
    const method = before.method === 'C' ? 'B' : 'C';
    const after = await methods().choose(actor, { method, version: before.version });
    expect(after).toEqual({ method, version: before.version + 1 });
    expect(await methods().current(actor)).toEqual(after);
    expect((await frame.own(actor)).method).toBe(method);
    const entry = await database.em().findOneOrFail(AuditEntry, { what: 'method-chosen' });
    expect(entry.who).toBe(`user:${actor.userId}`);
    expect(JSON.parse(entry.detail ?? '')).toEqual({ before: { method: before.method }, after: { method } });
  });

  test('is chosen by the first of two editors; the second sees the current one', async () => {
    const actor = await actorOf('leitung');
    const { version } = await methods().current(actor);
    const outcomes = await Promise.allSettled(
      (['A', 'B'] as const).map((method) => methods().choose(actor, { method, version })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    const current = await methods().current(actor);
    expect(refused.reason).toMatchObject({ code: 'conflict', current });
    expect(current.version).toBe(version + 1);
  });

  test.each([
    [{ method: 'D' }, 'method'],
    [{ method: undefined }, 'method'],
    [{ other: 1 }, null],
  ])('is never %j, which changes nothing', async (changed, field) => {
    const actor = await actorOf('leitung');
    const before = await methods().current(actor);
    const given = { ...before, ...changed } as Parameters<CalculationMethodService['choose']>[1];
    await expect(methods().choose(actor, given)).rejects.toMatchObject({
      code: 'invalid',
      ...(field !== null && { fields: { [field]: 'Bitte wählen Sie eine Berechnungsmethode aus.' } }),
    });
    expect(await methods().current(actor)).toEqual(before);
  });

  test('stays the same for other institutions', async () => {
    const [actor, other] = [await actorOf('leitung'), await actorOf('demo')];
    expect(actor.institutionId).not.toBe(other.institutionId);
    const before = await methods().current(other);
    const { version } = await methods().current(actor);
    await methods().choose(actor, { method: before.method === 'B' ? 'C' : 'B', version });
    expect(await methods().current(other)).toEqual(before);
  });

  test('has an example of the calculation itself, with the own prices', async () => {
    const actor = await actorOf('leitung');
    const clock = new TestClock();
    const example = await servicesOn(database.em(), clock).get(MethodExampleService).current(actor);
    if (example === null) throw new Error('The demo has no example.');
    const { pauschale, copayment, needs, desired, methods } = example;
    const figures = Object.fromEntries(methods.map(({ method, ...figure }) => [method, figure]));
    const base = Math.min(needs.total, pauschale);
    // Readings, section 1: A deducts the Pauschale, B nothing, C the needs-based care up to the Pauschale.
    expect(figures.A).toEqual({
      extra: desired.total - pauschale,
      patientPays: desired.total - pauschale + copayment,
    });
    expect(figures.B).toEqual({ extra: desired.total, patientPays: desired.total });
    expect(figures.C).toEqual({ extra: desired.total - base, patientPays: desired.total - base + copayment });
    const em = database.em().fork();
    const sizes = await em.find(ProductSizeRow, { product: { produktbezeichnung: desired.product } });
    for (const { id } of sizes)
      await em.insert(OwnPrice, { institution: actor.institutionId, sizeId: id, price: 99_900 });
    const dearer = await servicesOn(database.em(), clock).get(MethodExampleService).current(actor);
    expect(dearer?.desired.product).toBe(desired.product);
    expect((dearer?.desired.total ?? 0) % 99_900).toBe(0);
  });

  test('shows no example to users without consultations', async () => {
    const actor = await actorOf('leitung', ['berechn_einst']);
    expect(await servicesOn(database.em()).get(MethodExampleService).current(actor)).toBeNull();
  });
});
