import { beforeEach, expect, test } from 'vitest';
import { Institution, OwnPriceService } from '#institution';
import { ownPricesInput } from '#institution/domain';
import { OwnPriceAdminService } from '../../../../modules/consultation/own-price-admin/own-price-admin.service.ts';
import { OwnPrice } from '../../../../modules/institution/own-prices/own-price.entity.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { actorOf as userOf } from '../../../server/support/actor.ts';
import { asEdge } from '../../../server/support/as-edge.ts';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';

describeWithDatabase('an institution sets its own prices', (engine) => {
  const database = useSeededDatabase(engine);
  const admin = async (em = database.em()) =>
    asEdge((await servicesOn(em)).get(OwnPriceAdminService), {
      change: ownPricesInput,
      replace: ownPricesInput,
    });
  const reader = async (em = database.em()) => (await servicesOn(em)).get(OwnPriceService);

  const actorOf = async (loginKey: string, admin = false) => ({
    ...(await userOf(database.orm, loginKey)),
    admin,
  });
  const lastEntry = async () => {
    const [entry] = await database.em().find(AuditEntry, {}, { orderBy: { id: 'desc' }, limit: 1 });
    return { what: entry?.what, whom: entry?.whom, detail: JSON.parse(entry?.detail ?? 'null') };
  };

  beforeEach(async () => {
    await database.em().nativeDelete(OwnPrice, {});
  });

  test('that change; the others stay, and every reader sees them at once', async () => {
    const actor = await actorOf('leitung');
    const asked = await reader();
    const { version } = await asked.stored(actor);
    await (await admin()).change(actor, { version, prices: { 1: '7', 2: '8,5' } });
    const saved = await (await admin()).change(actor, {
      version: version + 1,
      prices: { 2: '8.55', 3: '9', 4: '' },
    });
    expect(saved).toEqual({ version: version + 2 });
    const now = new Map(Object.entries({ 1: 700, 2: 855, 3: 900 }));
    expect(await asked.stored(actor)).toEqual({ version: version + 2, prices: now });
    expect(await asked.own(actor)).toEqual(now);
    expect(await lastEntry()).toEqual({
      what: 'own-prices-saved',
      whom: `institution:${actor.institutionId}`,
      detail: { count: 2, before: { 2: 850, 3: null }, after: { 2: 855, 3: 900 } },
    });
    await (await admin()).change(actor, { prices: { 1: '' } });
    expect([...(await asked.own(actor)).keys()]).toEqual(['2', '3']);
  });

  test('all together, or none', async () => {
    const actor = await actorOf('leitung');
    await (await admin()).change(actor, { prices: { 1: '7', 2: '8,5' } });
    const { version } = await (await reader()).stored(actor);
    expect(await (await admin()).replace(actor, { version, prices: { 2: '8.50', 5: '1' } })).toEqual({
      version: version + 1,
      prices: { 2: 850, 5: 100 },
    });
    expect((await lastEntry()).detail).toEqual({
      count: 2,
      before: { 1: 700, 5: null },
      after: { 1: null, 5: 100 },
    });
    await expect((await admin()).clear(actor, undefined, version)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await (await admin()).clear(actor, undefined, version + 1)).toEqual({
      version: version + 2,
      prices: {},
    });
    expect(await (await reader()).own(actor)).toEqual(new Map());
    expect(await lastEntry()).toMatchObject({
      what: 'own-prices-cleared',
      detail: { before: { 2: 850, 5: 100 } },
    });
  });

  test('but writes nothing where one cannot be read or its size does not exist', async () => {
    const actor = await actorOf('leitung');
    const before = await (await reader()).stored(actor);
    await expect((await admin()).change(actor, { prices: { 1: '7', 2: '-3' } })).rejects.toMatchObject({
      code: 'invalid',
      fields: { 'prices.2': 'Erlaubt sind Ziffern und ein Komma oder Punkt, wie 9,95.' },
    });
    await expect((await admin()).replace(actor, { prices: { 1: '7', 999999: '3' } })).rejects.toMatchObject({
      code: 'invalid',
      fields: { 'prices.999999': 'Diese Größe gibt es im Katalog nicht.' },
    });
    expect(await (await reader()).stored(actor)).toEqual(before);
  });

  test('and may keep, change and remove one that has outlived its size', async () => {
    const actor = await actorOf('leitung');
    const gone = { institution: actor.institutionId, sizeId: 999_999, price: 100 };
    await database.em().insert(OwnPrice, gone);
    expect((await (await admin()).replace(actor, { prices: { 1: '7', 999999: '1.00' } })).prices).toEqual({
      1: 700,
      999999: 100,
    });
    expect((await (await admin()).replace(actor, { prices: { 1: '7' } })).prices).toEqual({ 1: 700 });
  });

  test('by the thousand, as one change', async () => {
    const actor = await actorOf('leitung');
    const em = database.em();
    await em.insertMany(
      OwnPrice,
      Array.from({ length: 4500 }, (_, at) => ({
        institution: actor.institutionId,
        sizeId: 100_000 + at,
        price: at,
      })),
    );
    const prices = Object.fromEntries(Array.from({ length: 4500 }, (_, at) => [100_000 + at, '2']));
    const { version } = await (await reader()).stored(actor);
    expect(await (await admin()).change(actor, { version, prices })).toEqual({ version: version + 1 });
    expect(await em.count(OwnPrice, { price: 200 })).toBe(4500);
    expect(await em.count(AuditEntry, { what: 'own-prices-saved' })).toBeGreaterThan(0);
    await (await admin()).clear(actor);
    expect(await em.count(OwnPrice, {})).toBe(0);
  });

  test('of which one of several simultaneous editors saves, and the others see the current ones', async () => {
    const actor = await actorOf('leitung');
    const { version } = await (await reader()).stored(actor);
    const other = await another(database, engine);
    const services = [await admin(), await admin(other.em())] as const;
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map((id) =>
        (services[id % 2] as Awaited<ReturnType<typeof admin>>)
          .change(actor, { version, prices: { [id]: '1' } })
          .then(
            () => 'saved',
            ({ code, current }) => [code, current],
          ),
      ),
    );
    await other.close();
    const now = await (await reader()).stored(actor);
    expect(now.version).toBe(version + 1);
    expect(now.prices.size).toBe(1);
    const current = { version: now.version, prices: Object.fromEntries(now.prices) };
    expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(1);
    for (const outcome of outcomes) expect(['saved', ['conflict', current]]).toContainEqual(outcome);
    expect(await database.em().count(Institution, { version: { $ne: 1 } })).toBe(0);
  });

  test('only for itself; the vendor’s staff may name any institution', async () => {
    const demo = await actorOf('demo');
    const adviser = await actorOf('leitung');
    for (const id of [demo.institutionId, 99_999]) {
      const refused = { code: 'not-found', message: 'Diese Institution gibt es nicht.' };
      await expect((await reader()).stored(adviser, id)).rejects.toMatchObject(refused);
      await expect((await admin()).change(adviser, { prices: {} }, id)).rejects.toMatchObject(refused);
      await expect((await admin()).replace(adviser, { prices: {} }, id)).rejects.toMatchObject(refused);
      await expect((await admin()).clear(adviser, id)).rejects.toMatchObject(refused);
    }
    const vendor = await actorOf('admin', true);
    await (await admin()).change(vendor, { prices: { 1: '3' } }, demo.institutionId);
    expect(await (await reader()).own(demo)).toEqual(new Map([['1', 300]]));
    expect(await (await reader()).own(adviser)).toEqual(new Map());
  });
});
