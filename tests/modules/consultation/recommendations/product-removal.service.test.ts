import { expect, test } from 'vitest';
import { ProductAdminService, ProductRow, ProductService } from '#catalogue';
import { ProductRemovalService, RecommendationRow } from '#consultation';
import { Institution } from '#institution';
import { AuditLog } from '#platform';
import { productInput } from '../../../../modules/catalogue/products/product-input.ts';
import { OwnPrice } from '../../../../modules/institution/own-prices/own-price.entity.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { asEdge } from '../../../server/support/as-edge.ts';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { vendor } from '../../../server/support/vendor-actor.ts';
import { anotherProduct, type TypedProduct } from '../../catalogue/product-rows.ts';

describeOnBothEngines('the vendor removes products', (engine) => {
  const database = useSeededDatabase(engine);
  const removal = (em = database.em()) => servicesOn(em).get(ProductRemovalService);
  const add = (number: number, more: Partial<TypedProduct>) =>
    asEdge(servicesOn(database.em()).get(ProductAdminService), { save: productInput }).save(
      vendor,
      anotherProduct(number, more),
    );
  const productsNamed = async (name: string) =>
    (await servicesOn(database.em()).get(ProductService).combined(vendor)).filter(
      (each) => each.Produktbezeichnung === name,
    );

  // @spec access-2-53
  test('names before a deletion what refers to the product and what is deleted with it', async () => {
    const Artikelnummer = '9990777';
    const a = await add(60, { Produktbezeichnung: 'Geht', Artikelnummer });
    const b = await add(61, { Produktbezeichnung: 'Geht', Konfektionsgroesse: 'L' });
    const em = database.em();
    await em.insert(RecommendationRow, { key: 'K_TEST', artikelnummern: ['1', Artikelnummer] });
    await em.insertMany(OwnPrice, [
      { institution: 2, sizeId: a.id, price: 1 },
      { institution: 3, sizeId: a.id, price: 2 },
    ]);
    const usage = { last: false, keys: ['K_TEST'], ownPrices: 2, image: false };
    expect(await removal().usage(vendor, a.id)).toEqual(usage);
    // Another row with the same number goes on being recommended.
    const twin = await add(62, { Produktbezeichnung: 'Zwilling', Artikelnummer });
    expect(await removal().usage(vendor, a.id)).toEqual({ ...usage, keys: [] });
    await removal().remove(vendor, twin.id);
    await expect(removal().remove(vendor, a.id, 7)).rejects.toMatchObject({
      code: 'conflict',
      current: { id: a.id, version: 1 },
    });
    const { pricesVersion } = await em.fork().findOneOrFail(Institution, 2);
    expect(await removal().remove(vendor, a.id, 1)).toEqual(usage);
    expect((await em.fork().findOneOrFail(Institution, 2)).pricesVersion).toBe(pricesVersion + 1);
    expect(await em.count(OwnPrice, { sizeId: a.id })).toBe(0);
    expect((await productsNamed('Geht')).map((each) => Object.keys(each.sizes))).toEqual([['L']]);
    expect(await removal().remove(vendor, b.id)).toEqual({
      last: true,
      keys: [],
      ownPrices: 0,
      image: false,
    });
    expect(await em.count(ProductRow, { produktbezeichnung: 'Geht' })).toBe(0);
    await expect(removal().usage(vendor, b.id)).rejects.toMatchObject({ code: 'not-found' });
    const entries = await database.em().find(AuditEntry, { what: 'product-deleted' });
    expect(entries.map(({ detail }) => JSON.parse(detail ?? '').before.id)).toEqual([twin.id, a.id, b.id]);
  });

  test('lets one of two processes remove a row, and takes no own price of another one', async () => {
    const [a, b] = [
      await add(70, { Produktbezeichnung: 'Einmal' }),
      await add(71, { Produktbezeichnung: 'Noch da' }),
    ];
    const em = database.em();
    await em.insert(OwnPrice, { institution: 2, sizeId: b.id, price: 5 });
    const other = await another(database, engine);
    const both = await Promise.allSettled([
      removal().remove(vendor, a.id, 1),
      removal(other.em()).remove(vendor, a.id, 1),
    ]);
    await other.close();
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'not-found' } });
    expect([await em.count(OwnPrice, { sizeId: b.id }), await productsNamed('Einmal')]).toEqual([1, []]);
    expect(
      await em.count(AuditEntry, { what: 'product-deleted', detail: { $like: `%"id":${a.id},%` } }),
    ).toBe(1);
  });

  test('removes nothing where the audit log cannot be written', async () => {
    const { id } = await add(72, { Produktbezeichnung: 'Bleibt ganz' });
    const em = database.em();
    await em.insert(OwnPrice, { institution: 2, sizeId: id, price: 5 });
    const full = { note: () => Promise.reject(new Error('voll')) };
    const broken = servicesOn(database.em(), undefined, { overrides: [[AuditLog, full]] });
    await expect(broken.get(ProductRemovalService).remove(vendor, id)).rejects.toThrow('voll');
    expect(await em.count(OwnPrice, { sizeId: id })).toBe(1);
    expect(await productsNamed('Bleibt ganz')).toHaveLength(1);
  });
});
