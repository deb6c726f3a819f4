import { expect, test } from 'vitest';
import { ProductAdminService, ProductRow, ProductSizeRow } from '#catalogue';
import { RecommendationRow, SizesRemovalService } from '#consultation';
import { Institution } from '#institution';
import { productInput } from '../../../../modules/catalogue/products/product-input.ts';
import { OwnPrice } from '../../../../modules/institution/own-prices/own-price.entity.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { asEdge } from '../../../server/support/as-edge.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { vendor } from '../../../server/support/vendor-actor.ts';
import { anotherProduct, type TypedProduct } from '../../catalogue/product-rows.ts';

describeOnBothEngines('the vendor removes several sizes at once', (engine) => {
  const database = useSeededDatabase(engine);
  const removal = () => servicesOn(database.em()).get(SizesRemovalService);
  const add = (number: number, more: Partial<TypedProduct>) =>
    asEdge(servicesOn(database.em()).get(ProductAdminService), { save: productInput }).save(
      vendor,
      anotherProduct(number, more),
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
    expect(await removal().usage(vendor, [a, b, c])).toEqual(usage);
    const { pricesVersion } = await em.fork().findOneOrFail(Institution, 3);
    expect(await removal().remove(vendor, [a, b, c])).toEqual(usage);
    expect(await em.count(ProductSizeRow, { id: { $in: [a.id, b.id, c.id] } })).toBe(0);
    expect(await em.count(ProductRow, { produktbezeichnung: 'Ganz' })).toBe(0);
    expect(await em.count(ProductRow, { produktbezeichnung: 'Halb' })).toBe(1);
    expect(await em.count(OwnPrice, { sizeId: { $in: [a.id, b.id, c.id] } })).toBe(0);
    expect((await em.fork().findOneOrFail(Institution, 3)).pricesVersion).toBe(pricesVersion + 1);
    const entries = await database.em().find(AuditEntry, { what: 'product-deleted' });
    expect(entries.map(({ detail }) => JSON.parse(detail ?? '').before.id)).toEqual([a.id, b.id, c.id]);
  });

  test('names no recommendation by a number that another row has, too', async () => {
    const Artikelnummer = '9990556';
    const a = await add(410, { Produktbezeichnung: 'Doppelt', Artikelnummer });
    const b = await add(411, { Produktbezeichnung: 'Zwilling', Artikelnummer });
    await database
      .em()
      .insert(RecommendationRow, { key: 'K_ZWEI', artikelnummern: [Artikelnummer], version: 1 });
    expect(await removal().usage(vendor, [a])).toMatchObject({ recommended: [] });
    expect((await removal().usage(vendor, [a, b])).recommended.map(({ name }) => name)).toHaveLength(1);
  });

  test('removes nothing where one of them has been changed since', async () => {
    const a = await add(420, { Produktbezeichnung: 'Bleibt' });
    const b = await add(421, { Produktbezeichnung: 'Bleibt', Konfektionsgroesse: 'L' });
    await expect(removal().remove(vendor, [a, { ...b, version: 7 }])).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Bleibt, L'),
    });
    expect(await database.em().count(ProductSizeRow, { id: { $in: [a.id, b.id] } })).toBe(2);
  });
});
