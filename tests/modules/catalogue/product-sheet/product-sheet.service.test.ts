import { expect, test } from 'vitest';
import { ProductRow, ProductService, ProductSizeRow, readProductRows } from '#catalogue';
import { productSheetInput } from '#catalogue/domain';
import { ProductSheetService } from '../../../../modules/catalogue/product-sheet/product-sheet.service.ts';
import { productListQuery } from '../../../../modules/catalogue/products/product-list.ts';
import { OwnPrice } from '../../../../modules/institution/own-prices/own-price.entity.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { asEdge } from '../../../server/support/as-edge.ts';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { vendor } from '../../../server/support/vendor-actor.ts';
import { type TypedSize, ticked, typedSheet, typedSize } from './typed-sheet.ts';

describeWithDatabase('the vendor maintains a product with all its sizes', (engine) => {
  const database = useSeededDatabase(engine);
  const sheets = async (em = database.em()) =>
    asEdge((await servicesOn(em)).get(ProductSheetService), { save: productSheetInput });
  const save = async (given: object) => (await sheets()).save(vendor, given);
  /** Rows of the product of that name, by id. */
  const rowsNamed = (Produktbezeichnung: string) =>
    readProductRows(database.em(), { product: { produktbezeichnung: Produktbezeichnung } });
  /** A product with three sizes, M, L and XL: its numbers from `first`. */
  const three = (first: number, Produktbezeichnung: string) =>
    typedSheet(
      ['M', 'L', 'XL'].map((Konfektionsgroesse, at) => typedSize(first + at, { Konfektionsgroesse })),
      { Produktbezeichnung },
    );
  /** A stored product as the dialogue gives it back. */
  async function given(
    name: string,
    change: (sizes: readonly TypedSize[]) => readonly TypedSize[],
    more: object = {},
  ) {
    const rows = await rowsNamed(name);
    const sizes = rows.map(
      ({ id, Konfektionsgroesse, Artikelnummer, PZN, EAN, Hueftumfang, Anzahl, UVP, Hilfsmittelnummer }) => ({
        id,
        Konfektionsgroesse,
        Artikelnummer,
        PZN,
        EAN,
        Hueftumfang,
        Anzahl,
        UVP: UVP === null ? '' : String(UVP / 100),
        Hilfsmittelnummer,
      }),
    );
    const version = rows.reduce((sum, row) => sum + row.version, 0);
    return typedSheet(change(sizes), { id: rows[0]?.id, version, Produktbezeichnung: name, ...more });
  }
  const same = (sizes: readonly TypedSize[]) => sizes;

  // @spec access-2-53
  test('enters a product of several sizes at once, each with its note', async () => {
    const before = await database.em().count(AuditEntry, { what: 'product-saved' });
    const saved = await save(three(100, 'Auf einmal'));
    const rows = await rowsNamed('Auf einmal');
    expect(saved).toEqual({ id: rows[0]?.id, version: 3 });
    expect(rows.map(({ Konfektionsgroesse, ICONS, UVP }) => [Konfektionsgroesse, ICONS, UVP])).toEqual(
      ['M', 'L', 'XL'].map((size) => [size, ['nachtversorgung'], 2495]),
    );
    expect(await database.em().count(AuditEntry, { what: 'product-saved' })).toBe(before + 3);
  });

  test('ticks that a product is reusable for all of its sizes, and lists it', async () => {
    await save(three(105, 'Waschbar'));
    await save(await given('Waschbar', same, { wiederverwendbar: true }));
    expect((await rowsNamed('Waschbar')).map((row) => [row.wiederverwendbar, row.version])).toEqual([
      [true, 2],
      [true, 2],
      [true, 2],
    ]);
    const catalogue = (await servicesOn(database.em())).get(ProductService);
    const [listed] = (await catalogue.list(vendor, productListQuery.parse({ q: 'Waschbar' }))).rows;
    expect(listed?.wiederverwendbar).toBe(true);
  });

  test('changes what the sizes share once for all, and single sizes alone', async () => {
    await save(three(110, 'Geteiltes'));
    const version = await save(
      await given('Geteiltes', (sizes) =>
        sizes.map((size, at) => (at === 1 ? { ...size, UVP: '30' } : size)),
      ),
    );
    expect(version.version).toBe(4);
    expect((await rowsNamed('Geteiltes')).map((row) => [row.UVP, row.version])).toEqual([
      [2495, 1],
      [3000, 2],
      [2495, 1],
    ]);
    const notes = await database.em().count(AuditEntry, { what: 'product-saved' });
    await save(await given('Geteiltes', same, { imagepfad: 'anderes', icons: ticked('waschbar') }));
    const rows = await rowsNamed('Geteiltes');
    expect(rows.map(({ imagepfad, ICONS }) => [imagepfad, ICONS])).toEqual(
      rows.map(() => ['anderes', ['waschbar']]),
    );
    // One act on what all share is one note.
    expect(await database.em().count(AuditEntry, { what: 'product-saved' })).toBe(notes + 1);
    // Nothing new, nothing written.
    const now = rows.map((row) => row.version);
    await save(await given('Geteiltes', same, { imagepfad: 'anderes', icons: ticked('waschbar') }));
    expect((await rowsNamed('Geteiltes')).map((row) => row.version)).toEqual(now);
  });

  test('renames a product in its place with ids and own prices, and adds a size to it', async () => {
    await save(three(120, 'Früher'));
    const [before, first] = [
      await database.em().findOneOrFail(ProductRow, { produktbezeichnung: 'Früher' }),
      (await rowsNamed('Früher'))[0],
    ];
    await database.em().insert(OwnPrice, { institution: 2, sizeId: first?.id as number, price: 777 });
    await save(
      await given('Früher', (sizes) => [...sizes, typedSize(123, { Konfektionsgroesse: 'XXL' })], {
        Produktbezeichnung: 'Jetzt',
      }),
    );
    const after = await database.em().findOneOrFail(ProductRow, { produktbezeichnung: 'Jetzt' });
    expect(after.id).toBe(before.id);
    expect((await rowsNamed('Jetzt')).map((row) => row.Konfektionsgroesse)).toEqual(['M', 'L', 'XL', 'XXL']);
    expect(await rowsNamed('Früher')).toEqual([]);
    expect(await database.em().count(OwnPrice, { sizeId: first?.id as number, price: 777 })).toBe(1);
  });

  test('lets two sizes swap their PZN', async () => {
    await save(three(130, 'Getauscht'));
    const [a, b] = (await rowsNamed('Getauscht')).map(({ PZN }) => PZN);
    await save(
      await given('Getauscht', ([one, two, ...more]) => [{ ...one, PZN: b }, { ...two, PZN: a }, ...more]),
    );
    expect((await rowsNamed('Getauscht')).slice(0, 2).map(({ PZN }) => PZN)).toEqual([b, a]);
  });

  // @spec access-5-13
  test('names the size whose PZN or size is taken, and writes nothing', async () => {
    await save(three(140, 'Besetzt'));
    const twin = typedSheet(
      [
        typedSize(150),
        typedSize(141, { Konfektionsgroesse: 'L' }),
        typedSize(150, { Konfektionsgroesse: 'XL' }),
        typedSize(151, { Konfektionsgroesse: 'm' }),
      ],
      { Produktbezeichnung: 'Halb neu' },
    );
    const PZN = typedSize(141).PZN;
    await expect(save(twin)).rejects.toMatchObject({
      code: 'invalid',
      fields: {
        'sizes.1.PZN': `Die PZN ${PZN} hat schon „Besetzt, L“.`,
        'sizes.2.PZN': expect.stringContaining('steht schon bei Größe 1'),
        'sizes.3.Konfektionsgroesse': expect.stringContaining('steht schon in Zeile 1'),
      },
    });
    expect(await rowsNamed('Halb neu')).toEqual([]);
    // A second product of that name would silently take over the first.
    await expect(
      save(typedSheet([typedSize(152, { Konfektionsgroesse: 'S' })], { Produktbezeichnung: 'Besetzt' })),
    ).rejects.toMatchObject({ fields: { Produktbezeichnung: expect.stringContaining('gibt es schon') } });
  });

  test('shows the product as it is now to an editor who saw an older one, also with a size more or less', async () => {
    await save(three(160, 'Zu zweit'));
    const seen = await given('Zu zweit', same);
    await save(await given('Zu zweit', (sizes) => sizes.map((size) => ({ ...size, UVP: '1' }))));
    await expect(save(seen)).rejects.toMatchObject({
      code: 'conflict',
      current: {
        Produktbezeichnung: 'Zu zweit',
        version: 6,
        sizes: [{ UVP: 100 }, { UVP: 100 }, { UVP: 100 }],
      },
    });
    const before = await given('Zu zweit', same);
    await save(await given('Zu zweit', (sizes) => [...sizes, typedSize(163, { Konfektionsgroesse: 'XXL' })]));
    await expect(save(before)).rejects.toMatchObject({ code: 'conflict' });
    // No size goes by being left out.
    const less = await given('Zu zweit', (sizes) => sizes.slice(1));
    await expect(save({ ...less, version: undefined })).rejects.toMatchObject({ code: 'invalid' });
    await expect(save({ ...seen, id: 999_999 })).rejects.toMatchObject({ code: 'not-found' });
    expect(await rowsNamed('Zu zweit')).toHaveLength(4);
  });

  test('lets one of two processes write', async () => {
    await save(three(170, 'Wettlauf'));
    const now = await given('Wettlauf', same);
    const other = await another(database, engine);
    const both = await Promise.allSettled([
      save({ ...now, imagepfad: 'eins' }),
      (await sheets(other.em())).save(vendor, { ...now, imagepfad: 'zwei' }),
    ]);
    await other.close();
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  // @spec access-2-53
  test('lists products with all their sizes, also where a search finds one of them', async () => {
    await save(three(180, 'Gelistet'));
    const catalogue = (await servicesOn(database.em())).get(ProductService);
    const [found] = (await catalogue.list(vendor, productListQuery.parse({ q: 'Gelistet' }))).rows;
    expect(found?.sizes.map(({ Konfektionsgroesse }) => Konfektionsgroesse)).toEqual(['M', 'L', 'XL']);
    expect(found).toMatchObject({ partly: false, version: 3 });
    const number = String(typedSize(181).Artikelnummer);
    const page = await catalogue.list(vendor, productListQuery.parse({ 'filter.Artikelnummer': number }));
    expect(page).toMatchObject({ total: 1, rows: [{ partly: true, sizes: [{}, {}, {}] }] });
    const all = await catalogue.list(vendor, productListQuery.parse({}));
    expect(all.total).toBe(await database.em().count(ProductRow, {}));
    const last = await catalogue.list(vendor, productListQuery.parse({ page: '999' }));
    expect(last.rows.length).toBe(all.total - (last.page - 1) * last.pageSize);
    expect(await database.em().count(ProductSizeRow, {})).toBeGreaterThan(all.total);
  });
});
