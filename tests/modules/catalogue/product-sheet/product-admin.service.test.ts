import { expect, test } from 'vitest';
import { ProductAdminService, ProductRow, ProductService, ProductSizeRow } from '#catalogue';
import { isReusable } from '#catalogue/domain';
import { OwnPriceService } from '#institution';
import { productInput } from '../../../../modules/catalogue/products/product-input.ts';
import { productListQuery } from '../../../../modules/catalogue/products/product-list.ts';
import { OwnPrice } from '../../../../modules/institution/own-prices/own-price.entity.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { asEdge } from '../../../server/support/as-edge.ts';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { vendor } from '../../../server/support/vendor-actor.ts';
import { anotherProduct, NEW_PRODUCT, type TypedProduct } from '../product-rows.ts';

describeWithDatabase('the vendor maintains products', (engine) => {
  const database = useSeededDatabase(engine);
  const service = async (em = database.em()) => (await servicesOn(em)).get(ProductAdminService);
  const admin = async (em = database.em()) => asEdge(await service(em), { save: productInput });
  const catalogue = async () => (await servicesOn(database.em())).get(ProductService);
  const save = async (given: TypedProduct) => (await admin()).save(vendor, given);
  const add = (number: number, more: Partial<TypedProduct>) => save(anotherProduct(number, more));
  const productsNamed = async (name: string) =>
    (await (await catalogue()).combined(vendor)).filter((each) => each.Produktbezeichnung === name);
  const rowOf = async (id: number) =>
    (await (await catalogue()).list(vendor, productListQuery.parse({ q: '' }))).total > 0
      ? (await (await catalogue()).flat(vendor)).find((row) => row.id === String(id))
      : undefined;
  /** A row as somebody gives it back. */
  async function given(id: number): Promise<TypedProduct> {
    const row = await rowOf(id);
    if (row === undefined) throw new Error(`There is no row ${id}.`);
    const { created: _, lastModified: __, UVP, version, ...fields } = row;
    return { ...fields, id, version, UVP: UVP === null ? null : String(UVP / 100) } as TypedProduct;
  }

  test('adds one, joins sizes to it, and consultations see it at once', async () => {
    const first = await save(NEW_PRODUCT);
    expect(first).toEqual({ id: expect.any(Number), version: 1 });
    const second = await add(1, { Konfektionsgroesse: 'L', UVP: null });
    const [product, ...more] = await productsNamed('Probe Slip Nacht');
    expect(more).toEqual([]);
    expect(product).toMatchObject({
      Artikelnummer: '9990001',
      Tropfenanzahl: 7.5,
      liquid: false,
      Vorteilskommunikation: ['Hält die ganze Nacht', 'Leicht anzulegen'],
      sizes: {
        M: { id: String(first.id), PZN: '98190009', pieces: 28, amount: null, price: 2495 },
        L: { id: String(second.id), price: null },
      },
    });
    const entry = await database
      .em()
      .findOneOrFail(AuditEntry, { what: 'product-saved' }, { orderBy: { id: 1 } });
    expect(JSON.parse(entry.detail ?? '')).toMatchObject({ after: { id: first.id, PZN: '98190009' } });
  });

  test('keeps the order in which a list gives the icons', async () => {
    const { id } = await add(96, { Produktbezeichnung: 'Symbole', ICONS: ['waschbar', 'diskret'] });
    await save({ ...(await given(id)), ICONS: ['puderfrei', 'diskret', 'waschbar'] });
    expect((await rowOf(id))?.ICONS).toEqual(['puderfrei', 'diskret', 'waschbar']);
  });

  test('changes for all sizes what they share, and raises their versions', async () => {
    const a = await add(10, { Produktbezeichnung: 'Geteilt' });
    const b = await add(11, { Produktbezeichnung: 'Geteilt', Konfektionsgroesse: 'L' });
    const saved = await save({ ...(await given(a.id)), imagepfad: 'neues-bild', ICONS: ['waschbar'] });
    expect(saved.version).toBe(2);
    expect(await rowOf(b.id)).toMatchObject({ imagepfad: 'neues-bild', ICONS: ['waschbar'], version: 2 });
    // What is of one size alone is no change of the other.
    await save({ ...(await given(a.id)), UVP: '30' });
    expect(await rowOf(a.id)).toMatchObject({ UVP: 3000, version: 3 });
    expect(await rowOf(b.id)).toMatchObject({ version: 2 });
  });

  test('says of all sizes that they are reusable, and keeps it where nothing is said of it', async () => {
    const reusable = async () =>
      (await productsNamed('Waschbar')).map((each) =>
        Object.values(each.sizes).map((size) => isReusable(each, size)),
      );
    const { id } = await add(15, { Produktbezeichnung: 'Waschbar' });
    expect(await reusable()).toEqual([[false]]);
    await save({ ...(await given(id)), wiederverwendbar: true });
    await add(16, { Produktbezeichnung: 'Waschbar', Konfektionsgroesse: 'L' });
    await save({ ...(await given(id)), wiederverwendbar: undefined, UVP: '3' });
    expect(await reusable()).toEqual([[true, true]]);
    const entry = await database
      .em()
      .findOneOrFail(AuditEntry, { what: 'product-saved' }, { orderBy: { id: -1 } });
    const { before, after } = JSON.parse(entry.detail ?? '');
    expect([before.wiederverwendbar, after.wiederverwendbar, after.UVP]).toEqual([true, true, 300]);
    await save({ ...(await given(id)), wiederverwendbar: false });
    expect(await reusable()).toEqual([[false, false]]);
  });

  // @spec access-4-17
  test('moves a size to another product with its id and own prices, and deletes an emptied product', async () => {
    const a = await add(20, { Produktbezeichnung: 'Von hier' });
    const b = await add(21, { Produktbezeichnung: 'Nach dort', Konfektionsgroesse: 'L' });
    const [from, to] = [...(await productsNamed('Von hier')), ...(await productsNamed('Nach dort'))];
    await database.em().insert(OwnPrice, { institution: 2, sizeId: a.id, price: 777 });
    await save({ ...(await given(a.id)), Produktbezeichnung: 'Nach dort' });
    const [moved] = await productsNamed('Nach dort');
    expect([moved?.id, Object.keys(moved?.sizes ?? {})]).toEqual([to?.id, ['M', 'L']]);
    expect(moved?.sizes.M?.id).toBe(String(a.id));
    expect(await database.em().count(ProductRow, { id: Number(from?.id) })).toBe(0);
    const prices = await (await servicesOn(database.em())).get(OwnPriceService).own(vendor, 2);
    expect(prices.get(String(a.id))).toBe(777);
    expect(moved?.sizes.L?.id).toBe(String(b.id));
  });

  test('renames a product with one size in its place, and splits one with more', async () => {
    const { id } = await add(30, { Produktbezeichnung: 'Alter Name' });
    const [before] = await productsNamed('Alter Name');
    await save({ ...(await given(id)), Produktbezeichnung: 'Neuer Name' });
    const [after] = await productsNamed('Neuer Name');
    expect([after?.id, await productsNamed('Alter Name')]).toEqual([before?.id, []]);
    const second = await add(31, { Produktbezeichnung: 'Neuer Name', Konfektionsgroesse: 'XL' });
    await save({ ...(await given(second.id)), Produktbezeichnung: 'Abgespalten' });
    expect((await productsNamed('Neuer Name')).map((each) => Object.keys(each.sizes))).toEqual([['M']]);
    expect((await productsNamed('Abgespalten')).map((each) => Object.keys(each.sizes))).toEqual([['XL']]);
  });

  // @spec access-5-13
  test('refuses a PZN and a size of another row, and unknown ids', async () => {
    const { id } = await add(40, { Produktbezeichnung: 'Besetzt' });
    const taken = anotherProduct(40, { Produktbezeichnung: 'Anders' });
    await expect(save(taken)).rejects.toMatchObject({
      code: 'invalid',
      fields: { PZN: `Die PZN ${taken.PZN} hat schon „Besetzt, M“.` },
    });
    await expect(add(41, { Produktbezeichnung: 'Besetzt' })).rejects.toMatchObject({
      fields: { Konfektionsgroesse: 'Die Größe „M“ gibt es bei diesem Produkt schon.' },
    });
    await expect(
      add(41, { Produktbezeichnung: 'Besetzt', Konfektionsgroesse: 'L', liquid: true, Anzahl: '1 l' }),
    ).rejects.toMatchObject({ fields: { liquid: 'Die anderen Größen dieses Produkts sind nicht flüssig.' } });
    await expect(save({ ...anotherProduct(41), id: 999_999 })).rejects.toMatchObject({ code: 'not-found' });
    await expect(add(41, { PZN: '12345679' })).rejects.toMatchObject({ code: 'invalid' });
    expect(await database.em().count(ProductSizeRow, { pzn: String(anotherProduct(41).PZN) })).toBe(0);
    await save(await given(id));
  });

  test('shows the current state to an editor who saw an older one, and lets one of two write', async () => {
    const { id } = await add(50, { Produktbezeichnung: 'Zwei Leute' });
    const seen = await given(id);
    await save({ ...seen, UVP: '1' });
    await expect(save({ ...seen, UVP: '2' })).rejects.toMatchObject({
      code: 'conflict',
      current: { id, version: 2, UVP: 100, Produktbezeichnung: 'Zwei Leute' },
    });
    const now = await given(id);
    const other = await another(database, engine);
    const both = await Promise.allSettled([
      (await admin()).save(vendor, { ...now, UVP: '3' }),
      (await admin(other.em())).save(vendor, { ...now, UVP: '4' }),
    ]);
    await other.close();
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await save({ ...now, version: undefined, UVP: '5' });
    expect(await rowOf(id)).toMatchObject({ UVP: 500, version: 4 });
  });
});
