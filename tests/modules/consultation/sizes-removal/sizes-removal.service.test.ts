import { expect, test } from 'vitest';
import { ProductAdminService, ProductRow, ProductService, ProductSizeRow } from '#catalogue';
import { RecommendationRow, SizesRemovalService } from '#consultation';
import { Institution } from '#institution';
import { AuditLog } from '#platform';
import { productInput } from '../../../../modules/catalogue/products/product-input.ts';
import { OwnPrice } from '../../../../modules/institution/own-prices/own-price.entity.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { asEdge } from '../../../server/support/as-edge.ts';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { vendor } from '../../../server/support/vendor-actor.ts';
import { anotherProduct, type TypedProduct } from '../../catalogue/product-rows.ts';

describeWithDatabase('the vendor removes sizes', (engine) => {
  const database = useSeededDatabase(engine);
  const removal = async (em = database.em()) => (await servicesOn(em)).get(SizesRemovalService);
  const add = async (number: number, more: Partial<TypedProduct>) =>
    asEdge((await servicesOn(database.em())).get(ProductAdminService), { save: productInput }).save(
      vendor,
      anotherProduct(number, more),
    );
  const sizesOf = async (name: string) =>
    (await (await servicesOn(database.em())).get(ProductService).combined(vendor))
      .filter((each) => each.Produktbezeichnung === name)
      .map((each) => Object.keys(each.sizes));
  const deletions = async () =>
    (await database.em().find(AuditEntry, { what: 'product-deleted' })).map(({ detail }) =>
      JSON.parse(detail ?? ''),
    );

  // @spec access-2-53
  test('names before what goes with them, and removes all of it in one act', async () => {
    const Artikelnummer = '9990555';
    const a = await add(400, { Produktbezeichnung: 'Ganz', Artikelnummer });
    const b = await add(401, { Produktbezeichnung: 'Ganz', Konfektionsgroesse: 'L' });
    const c = await add(402, { Produktbezeichnung: 'Halb' });
    await add(403, { Produktbezeichnung: 'Halb', Konfektionsgroesse: 'L' });
    const em = database.em();
    await em.insert(RecommendationRow, { key: 'K_MEHR', artikelnummern: [Artikelnummer], version: 1 });
    await em.insertMany(OwnPrice, [
      { institution: 2, sizeId: a.id, price: 1 },
      { institution: 2, sizeId: b.id, price: 2 },
      { institution: 3, sizeId: c.id, price: 3 },
    ]);
    const usage = {
      sizes: 3,
      products: ['Ganz'],
      images: [],
      recommended: [{ name: 'Ganz', keys: ['K_MEHR'] }],
      ownPrices: { prices: 3, institutions: 2 },
    };
    expect(await (await removal()).usage(vendor, [a, b, c])).toEqual(usage);
    const { pricesVersion } = await em.fork().findOneOrFail(Institution, 3);
    expect(await (await removal()).remove(vendor, [a, b, c])).toEqual(usage);
    expect(await em.count(ProductSizeRow, { id: { $in: [a.id, b.id, c.id] } })).toBe(0);
    expect(await em.count(ProductRow, { produktbezeichnung: 'Ganz' })).toBe(0);
    expect(await em.count(ProductRow, { produktbezeichnung: 'Halb' })).toBe(1);
    expect(await em.count(OwnPrice, { sizeId: { $in: [a.id, b.id, c.id] } })).toBe(0);
    expect((await em.fork().findOneOrFail(Institution, 3)).pricesVersion).toBe(pricesVersion + 1);
    expect((await deletions()).map(({ before }) => before.id)).toEqual([a.id, b.id, c.id]);
    // The history of a size is found by it.
    const deleted = { what: 'product-deleted', record: `product:${a.id}` };
    expect(await em.fork().findOneOrFail(AuditEntry, deleted)).toMatchObject({ recordName: 'Ganz, M' });
  });

  test('names no recommendation by a number that another row has, too', async () => {
    const Artikelnummer = '9990556';
    const a = await add(410, { Produktbezeichnung: 'Doppelt', Artikelnummer });
    const b = await add(411, { Produktbezeichnung: 'Zwilling', Artikelnummer });
    await database
      .em()
      .insert(RecommendationRow, { key: 'K_ZWEI', artikelnummern: [Artikelnummer], version: 1 });
    expect(await (await removal()).usage(vendor, [a])).toMatchObject({ recommended: [] });
    expect((await (await removal()).usage(vendor, [a, b])).recommended.map(({ name }) => name)).toHaveLength(
      1,
    );
  });

  test('removes nothing where one of them has been changed since', async () => {
    const a = await add(420, { Produktbezeichnung: 'Bleibt' });
    const b = await add(421, { Produktbezeichnung: 'Bleibt', Konfektionsgroesse: 'L' });
    await expect((await removal()).remove(vendor, [a, { ...b, version: 7 }])).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Bleibt, L'),
    });
    expect(await database.em().count(ProductSizeRow, { id: { $in: [a.id, b.id] } })).toBe(2);
  });

  test('removes one as somebody has seen it, or as it is', async () => {
    const a = await add(430, { Produktbezeichnung: 'Geht' });
    const b = await add(431, { Produktbezeichnung: 'Geht', Konfektionsgroesse: 'L' });
    await expect((await removal()).removeOne(vendor, a.id, 7)).rejects.toMatchObject({
      code: 'conflict',
      current: { id: a.id, version: 1 },
    });
    expect(await (await removal()).removeOne(vendor, a.id, 1)).toMatchObject({ sizes: 1, products: [] });
    expect(await sizesOf('Geht')).toEqual([['L']]);
    expect(await (await removal()).removeOne(vendor, b.id)).toMatchObject({ sizes: 1, products: ['Geht'] });
    await expect((await removal()).removeOne(vendor, b.id)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('lets one of two processes remove a row, and takes no own price of another one', async () => {
    const a = await add(440, { Produktbezeichnung: 'Einmal' });
    const b = await add(441, { Produktbezeichnung: 'Noch da' });
    const em = database.em();
    await em.insert(OwnPrice, { institution: 2, sizeId: b.id, price: 5 });
    const other = await another(database, engine);
    const both = await Promise.allSettled([
      (await removal()).removeOne(vendor, a.id, 1),
      (await removal(other.em())).removeOne(vendor, a.id, 1),
    ]);
    await other.close();
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'not-found' } });
    expect([await em.count(OwnPrice, { sizeId: b.id }), await sizesOf('Einmal')]).toEqual([1, []]);
    expect((await deletions()).filter(({ before }) => before.id === a.id)).toHaveLength(1);
  });

  test('removes nothing where the audit log cannot be written', async () => {
    const { id } = await add(450, { Produktbezeichnung: 'Bleibt ganz' });
    const em = database.em();
    await em.insert(OwnPrice, { institution: 2, sizeId: id, price: 5 });
    const full = { note: () => Promise.reject(new Error('voll')) };
    const broken = await servicesOn(database.em(), undefined, { overrides: [[AuditLog, full]] });
    await expect(broken.get(SizesRemovalService).removeOne(vendor, id)).rejects.toThrow('voll');
    expect(await em.count(OwnPrice, { sizeId: id })).toBe(1);
    expect(await sizesOf('Bleibt ganz')).toHaveLength(1);
  });
});
