import { expect, test } from 'vitest';
import { ProductSizeRow } from '#catalogue';
import { MethodExampleService } from '#consultation';
import { RIGHTS, type Right } from '#platform/domain';
import { OwnPrice } from '../../../../modules/institution/own-prices/own-price.entity.ts';
import { actorOf as userOf } from '../../../server/support/actor.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { TestClock } from '../../../server/support/test-clock.ts';

describeWithDatabase('the choice of a Berechnungsmethode', (engine) => {
  const database = useSeededDatabase(engine);
  const actorOf = (name: string, rights: readonly Right[] = RIGHTS) => userOf(database.orm, name, rights);

  test('has an example of the calculation itself, with the own prices', async () => {
    const actor = await actorOf('leitung');
    const clock = new TestClock();
    const example = await (await servicesOn(database.em(), clock)).get(MethodExampleService).current(actor);
    if (example === null) throw new Error('The demo has no example.');
    const { pauschale, copayment, needs, desired, methods } = example;
    const figures = Object.fromEntries(methods.map(({ method, ...figure }) => [method, figure]));
    const base = Math.min(needs.total, pauschale);
    // A deducts the Pauschale, B nothing, C the needs-based care up to the Pauschale.
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
    const dearer = await (await servicesOn(database.em(), clock)).get(MethodExampleService).current(actor);
    expect(dearer?.desired.product).toBe(desired.product);
    expect((dearer?.desired.total ?? 0) % 99_900).toBe(0);
  });

  test('shows no example of another institution’s prices, and none without the right', async () => {
    const examples = async () => (await servicesOn(database.em())).get(MethodExampleService);
    const demo = await actorOf('demo');
    const em = database.em();
    const before = await (await examples()).current(demo);
    const { institutionId } = await actorOf('leitung');
    await em.nativeDelete(OwnPrice, {});
    const sizes = await em.find(ProductSizeRow, {});
    await em.insertMany(
      OwnPrice,
      sizes.map(({ id }) => ({ institution: institutionId, sizeId: id, price: 1 })),
    );
    expect(await (await examples()).current(demo)).toEqual(before);
    const refused = (await examples()).current(await actorOf('demo', ['bera_durch']));
    await expect(refused).rejects.toMatchObject({ code: 'forbidden' });
  });
});
