import { expect, onTestFinished, test, vi } from 'vitest';
import { ProductSizeRow } from '#catalogue';
import { Institution } from '#institution';
import { openDatabase } from '#platform';
import { databaseSchema } from '#setup';
import { openPriceSources } from '../../../cli/price/database-sources.ts';
import { EditedTextsRow } from '../../../modules/consultation/definitions/edited-texts.entity.ts';
import { OwnPrice } from '../../../modules/institution/own-prices/own-price.entity.ts';
import { seededDatabase } from '../../server/support/database.ts';
import { describeOnBothEngines, type Engine } from '../../server/support/engines.ts';
import { testEnv } from '../../server/support/test-config.ts';

/** The sources on a seeded database, in which one institution has a price of its own. */
async function openSources(engine: Engine) {
  const database = await seededDatabase(engine);
  const orm = await openDatabase(database.url, databaseSchema);
  const em = orm.em.fork();
  const { id } = await em.findOneOrFail(Institution, { kundennummer: '204711' });
  await em.insert(OwnPrice, { institution: id, sizeId: 1, price: 695 });
  await orm.close();
  for (const [name, value] of Object.entries(testEnv(database.url))) vi.stubEnv(name, value);
  const sources = await openPriceSources();
  vi.unstubAllEnvs();
  onTestFinished(async () => {
    await sources.close();
    await database.drop();
  });
  return { sources, database };
}

/** The sizes of the first product that has at least so many. */
async function rowsOf(url: string, atLeast: number): Promise<ProductSizeRow[]> {
  const orm = await openDatabase(url, databaseSchema);
  const rows = await orm.em.fork().find(ProductSizeRow, {});
  await orm.close();
  return (
    [...Map.groupBy(rows, (row) => row.product.id).values()].find((sizes) => sizes.length >= atLeast) ?? []
  );
}

describeOnBothEngines('the database as the source of cases', (engine) => {
  test('knows a product by the Artikelnummer of any of its sizes', async () => {
    const { sources, database } = await openSources(engine);
    const product = await sources.productByArtikelnummer('9120001');
    expect(product).toMatchObject({
      Anwendungstyp: 'Einlagen',
      PremiumBasis: 'Premium',
      Schweregrad: 'Leichte Inkontinenz',
      liquid: false,
      sizes: { onesize: { id: '1', pieces: 28, price: 795 } },
    });
    const sizes = await rowsOf(database.url, 2);
    expect(sizes.length).toBeGreaterThan(1);
    for (const { artikelnummer } of sizes) {
      expect(await sources.productByArtikelnummer(artikelnummer)).toMatchObject({
        id: String(sizes[0]?.product.id),
      });
    }
    for (const unknown of ['', '0', '9120001 ', 'toString']) {
      expect(await sources.productByArtikelnummer(unknown)).toBeNull();
    }
  });

  test('takes none of several products that have one Artikelnummer', async () => {
    const { sources, database } = await openSources(engine);
    const orm = await openDatabase(database.url, databaseSchema);
    const em = orm.em.fork();
    const sizes = await em.find(ProductSizeRow, {});
    const other = sizes.find(({ product }) => product.id !== sizes[0]?.product.id);
    await em.nativeUpdate(ProductSizeRow, { id: other?.id }, { artikelnummer: sizes[0]?.artikelnummer });
    await orm.close();
    await expect(sources.productByArtikelnummer(sizes[0]?.artikelnummer ?? '')).rejects.toMatchObject({
      code: 'invalid',
      message: `cart: das Produkt „${sizes[0]?.artikelnummer}“ ist nicht eindeutig, mehrere Produkte haben diese Artikelnummer`,
    });
  });

  // @spec access-2-50
  test('knows the questions in the words that the vendor has given them', async () => {
    const { sources, database } = await openSources(engine);
    const orm = await openDatabase(database.url, databaseSchema);
    const texts = { questiontext: 'Für wen?' };
    await orm.em.fork().insert(EditedTextsRow, { name: 'question:gender', texts, version: 1 });
    await orm.close();
    const asked = (await sources.questionnaire()).find(({ id }) => id === 'gender');
    expect(asked).toMatchObject({ questiontext: 'Für wen?', step: 1 });
  });

  test('knows a Krankenkasse by its name', async () => {
    const { sources } = await openSources(engine);
    expect(await sources.krankenkasse('BKK Beispielbrauerei')).toEqual({
      Kasse: 'BKK Beispielbrauerei',
      Kinderpauschale: 2625,
      Urinpauschale: 1390,
      Stuhlpauschale: 1825,
      Kindalter: 16,
      IK: '',
      Saetze: [],
      selfPay: false,
    });
    expect(await sources.krankenkasse('Ersatzkasse Mustertechnik')).toMatchObject({ Kindalter: 18 });
    expect(await sources.krankenkasse('Selbstzahler')).toMatchObject({ selfPay: true });
    expect(await sources.krankenkasse('Unbekannt')).toBeNull();
  });

  test('knows the own prices of an institution by its Kundennummer', async () => {
    const { sources } = await openSources(engine);
    expect(await sources.ownPrices('204711')).toEqual(new Map([['1', 695]]));
    expect(await sources.ownPrices('305802')).toEqual(new Map());
    expect(await sources.ownPrices('999999')).toBeNull();
  });
});
