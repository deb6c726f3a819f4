import { expect, test } from 'vitest';
import { ProductAdminService, ProductService, ProductSizeRow } from '#catalogue';
import { CONSULTATION_RIGHTS, RIGHTS, type Right, type UserActor } from '#platform/domain';
import { productInput } from '../../../../modules/catalogue/products/product-input.ts';
import { productListQuery } from '../../../../modules/catalogue/products/product-list.ts';
import { asEdge } from '../../../server/support/as-edge.ts';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { vendor } from '../../../server/support/vendor-actor.ts';
import { anotherProduct, type TypedProduct } from '../product-rows.ts';

describeOnBothEngines('the catalogue', (engine) => {
  const database = useSeededDatabase(engine);
  const catalogue = async (em = database.em()) => (await servicesOn(em)).get(ProductService);
  const add = async (number: number, more: Partial<TypedProduct>) =>
    asEdge((await servicesOn(database.em())).get(ProductAdminService), { save: productInput }).save(
      vendor,
      anotherProduct(number, more),
    );
  const having = (...rights: readonly Right[]): UserActor => ({
    ...vendor,
    admin: false,
    institutionId: 2,
    rights: new Set(rights),
  });

  // @spec access-2-53
  test('lists products by page, sorted, filtered and searched', async () => {
    const ask = async (query: object) => (await catalogue()).list(vendor, productListQuery.parse(query));
    const page = await ask({ sort: '-UVP', 'filter.Anwendungstyp': 'Einlage', q: 'männer' });
    expect(page.total).toBeGreaterThan(1);
    for (const row of page.rows) expect(row.Produktbezeichnung).toContain('Männer');
    const prices = page.rows.map(({ sizes }) => Math.max(...sizes.map(({ UVP }) => UVP ?? 0)));
    expect(prices).toEqual(prices.toSorted((x, y) => y - x));
    expect((await ask({ 'filter.Artikelnummer': '9120001' })).rows.map(({ id }) => id)).toEqual([1]);
    expect((await ask({})).rows).toHaveLength(50);
  });

  test('finds what the list shows: words of types, sizes and prices', async () => {
    const total = async (query: object) =>
      (await (await catalogue()).list(vendor, productListQuery.parse(query))).total;
    const where = async (condition: string) => {
      const [row] = await database
        .em()
        .execute<{ count: number | string }[]>(
          `select count(distinct s.product_id) as count from product_size s join product p on p.id = s.product_id where ${condition}`,
        );
      return Number(row?.count);
    };
    await add(83, { Produktbezeichnung: 'Teures', UVP: '1234.50' });
    expect(await total({ 'filter.UVP': '1.234,50 €' })).toBe(1);
    expect(await total({ 'filter.UVP': '7,95\u00a0€' })).toBe(await where('uvp % 1000 = 795'));
    expect(await total({ 'filter.Konfektionsgroesse': 'einheits' })).toBe(
      await where("konfektionsgroesse = 'onesize'"),
    );
    expect(await total({ 'filter.Konfektionsgroesse': '60 × 90 cm' })).toBe(
      await where("konfektionsgroesse = '60x90'"),
    );
    expect(await total({ 'filter.Anwendungstyp': 'einlage', q: 'FÜR MÄNNER' })).toBeGreaterThan(0);
    const slips = await total({ 'filter.Anwendungstyp': '=Slip' });
    expect(slips, 'the whole word').toBeGreaterThan(0);
    expect(slips).toBeLessThan(await total({ 'filter.Anwendungstyp': 'Slip' }));
    expect(await total({ q: 'FÜR MÄNNER' })).toBe(await where("produktbezeichnung like '%für Männer%'"));
    expect(await total({ q: "%' or '1'='1" })).toBe(0);
    const names = (
      await (await catalogue()).list(vendor, productListQuery.parse({ sort: '-Produktbezeichnung' }))
    ).rows;
    expect(names.map(({ Produktbezeichnung }) => Produktbezeichnung)).toEqual(
      names.map(({ Produktbezeichnung }) => Produktbezeichnung).toSorted((a, b) => b.localeCompare(a, 'de')),
    );
  });

  test('is the same in all its forms: each size once, in one product', async () => {
    const [products, rows] = [
      await (await catalogue()).combined(vendor),
      await (await catalogue()).flat(vendor),
    ];
    const sizes = products.flatMap((product) => Object.values(product.sizes));
    expect(rows.map(({ id }) => Number(id))).toEqual(
      rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b),
    );
    expect(sizes.map(({ id }) => Number(id)).toSorted((a, b) => a - b)).toEqual(
      rows.map(({ id }) => Number(id)),
    );
    expect(rows).toHaveLength(await database.em().count(ProductSizeRow, {}));
    expect(await (await catalogue()).priced(vendor)).toEqual(products);
  });

  test('gives the same objects to all who ask until it changes, also by another process', async () => {
    const other = await another(database, engine);
    const there = await catalogue(other.em());
    const before = await there.combined(vendor);
    expect(await there.combined(having('bera_durch'))).toBe(before);
    await add(80, { Produktbezeichnung: 'Kommt dazu' });
    const after = await there.combined(vendor);
    await other.close();
    expect(after.map(({ Produktbezeichnung }) => Produktbezeichnung)).toContain('Kommt dazu');
    expect(before.map(({ Produktbezeichnung }) => Produktbezeichnung)).not.toContain('Kommt dazu');
  });

  test('takes the older product where two have an Artikelnummer', async () => {
    const Artikelnummer = '9990888';
    const number = async () => (await (await catalogue()).idsByArtikelnummer(vendor)).get(Artikelnummer);
    await add(81, { Produktbezeichnung: 'Älteres', Artikelnummer });
    const older = await number();
    await add(82, { Produktbezeichnung: 'Jüngeres', Artikelnummer });
    expect(older).toEqual(expect.stringMatching(/^\d+$/));
    expect(await number()).toBe(older);
  });

  test('is open to consultations, its prices to users who set them, its table to the vendor', async () => {
    for (const right of CONSULTATION_RIGHTS)
      expect((await (await catalogue()).combined(having(right))).length).toBeGreaterThan(1);
    const prices = having('preis_einst');
    expect((await (await catalogue()).priced(prices)).length).toBeGreaterThan(1);
    const refused = { code: 'forbidden' };
    await expect((await catalogue()).combined(prices)).rejects.toMatchObject(refused);
    await expect((await catalogue()).flat(prices)).rejects.toMatchObject(refused);
    await expect((await catalogue()).priced(having('bera_durch'))).rejects.toMatchObject(refused);
    await expect(
      (await catalogue()).list(having(...RIGHTS), productListQuery.parse({})),
    ).rejects.toMatchObject(refused);
  });
});
