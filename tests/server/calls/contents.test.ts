import { beforeAll, expect, test } from 'vitest';
import { User } from '#auth';
import { parsePriceCase } from '#consultation/domain';
import { OwnKrankenkasse } from '#institution';
import { OwnPrice } from '../../../modules/institution/own-prices/own-price.entity.ts';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

type Row = Readonly<Record<string, unknown>>;

describeWithDatabase('the documented calls answer', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  const tokens = new Map<string, string>();
  const institutions = new Map<string, number>();

  beforeAll(async () => {
    const users = await database.em().find(User, {});
    for (const { loginname, institution } of users) {
      institutions.set(loginname, institution.id);
      tokens.set(loginname, await tokenOf(server(), loginname));
    }
    const institution = institutions.get('beratung') as number;
    await database.em().insertMany(OwnPrice, [
      { institution, sizeId: 1, price: 700 },
      { institution, sizeId: 12, price: 2405 },
      { institution: institutions.get('demo') as number, sizeId: 1, price: 1 },
    ]);
    await database.em().insert(OwnKrankenkasse, {
      institution,
      Kasse: 'Ärztekasse Ort',
      Kinderpauschale: 3000,
      Urinpauschale: 1785,
      Stuhlpauschale: 2250,
    });
  });

  const ask = (who: string, path: string) => call(server(), path, { token: tokens.get(who) });

  // @spec consultation-3-9 consultation-7-15 access-7-1
  test('the combined catalogue, each product with its sizes', async () => {
    const { json } = await ask('beratung', 'cms/allproducts.php');
    const product = json.find(({ id }: Row) => id === '1');
    expect(product).toEqual({
      id: '1',
      Artikelnummer: '9120001',
      Produktbezeichnung: 'Valdumea Einlage für Frauen Mini',
      Inkontinenzprodukt: 'Inkontinenzprodukt',
      Anwendungstyp: 'Einlagen',
      PremiumBasis: 'Premium',
      Schweregrad: 'Leichte Inkontinenz',
      Tropfenanzahl: 1,
      imagepfad: 'valdumea-einlage-frauen',
      Vorteilskommunikation: expect.arrayContaining(['Einzeln verpackt für unterwegs']),
      ICONS: expect.arrayContaining(['diskret']),
      liquid: false,
      wiederverwendbar: false,
      sizes: {
        onesize: {
          id: '1',
          Artikelnummer: '9120001',
          pzn: '98100377',
          aidnumber: '15.25.30.1001',
          hu: 'onesize',
          pieces: 28,
          price: '7.95',
        },
      },
    });
    const liquid = json.find((each: Row) => each.liquid);
    expect(Object.values(liquid.sizes as Record<string, Row>)[0]?.pieces).toMatch(/^\d+ ?ml$/);
  });

  test('combined products that the batch format takes as they are', async () => {
    const { json } = await ask('beratung', 'cms/allproducts.php');
    const products = Object.fromEntries(json.map((product: Row) => [product.id, product]));
    const { json: insurers } = await ask('beratung', 'cms/krankenkassen.php');
    const priceCase = parsePriceCase({
      case: 'from the calls',
      today: '2026-03-09',
      method: 'A',
      patient: { birthdate: '1950-01-31', inkontinenz: 'I1', gebuehr: 'GE2' },
      insurer: insurers[0],
      products,
      prices: (await ask('beratung', 'cms/insti_prices.php')).json,
      cart: [[{ lines: [{ product: '1', size: 'onesize' }] }], [], []],
    });
    expect(priceCase.products?.size).toBe(json.length);
    expect(priceCase.prices).toEqual(
      new Map([
        ['1', 700],
        ['12', 2405],
      ]),
    );
  });

  // @spec access-3-8
  test('the flat catalogue, a row for each size under its documented names', async () => {
    const { json } = await ask('beratung', 'cms/allproducts.php?flat=true');
    expect((await ask('beratung', 'cms/allproducts.php?flat=1')).json).toEqual(json);
    expect(json[0]).toEqual({
      id: '1',
      version: 1,
      Artikelnummer: '9120001',
      Inkontinenzprodukt: 'Inkontinenzprodukt',
      Anwendungstyp: 'Einlagen',
      PremiumBasis: 'Premium',
      Produktbezeichnung: 'Valdumea Einlage für Frauen Mini',
      PZN: '98100377',
      EAN: '4499102040537',
      Hilfsmittelnummer: '15.25.30.1001',
      Vorteilskommunikation: expect.any(Array),
      imagepfad: 'valdumea-einlage-frauen',
      Schweregrad: 'Leichte Inkontinenz',
      Tropfenanzahl: 1,
      Konfektionsgroesse: 'onesize',
      Hueftumfang: 'onesize',
      Anzahl: 28,
      liquid: false,
      wiederverwendbar: false,
      UVP: '7.95',
      ICONS: expect.any(Array),
      created: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      last_modified: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    const combined = (await ask('beratung', 'cms/allproducts.php')).json as { sizes: object }[];
    const sizes = combined.flatMap((product) => Object.values(product.sizes) as Row[]);
    expect(json.map(({ id }: Row) => id).toSorted()).toEqual(sizes.map(({ id }) => id).toSorted());
  });

  test.each(['true', 'false'])('the catalogue sorted by a field, flat: %s', async (flat) => {
    const { json } = await ask('beratung', `cms/allproducts.php?sort=Anwendungstyp&flat=${flat}`);
    const values = json.map((row: Row) => row.Anwendungstyp) as string[];
    expect(values).toEqual(values.toSorted(new Intl.Collator('de', { numeric: true }).compare));
    expect(new Set(values).size).toBeGreaterThan(1);
  });

  // @spec consultation-7-15
  test('the institution’s own Krankenkassen, by name, with the id in the vendor’s list', async () => {
    const { json } = await ask('beratung', 'cms/insti_kv.php');
    expect(json[0]).toEqual({
      id: expect.any(Number),
      Kasse: 'Ärztekasse Ort',
      Kinderpauschale: '30.00',
      Urinpauschale: '17.85',
      Stuhlpauschale: '22.50',
      Kindalter: 18,
      Saetze: [],
      IK: '',
      selfPay: false,
      Krankenkassenid: null,
      Zusaetzlich: false,
    });
    expect(json[1]).toMatchObject({ Krankenkassenid: expect.any(Number) });
    const other = (await ask('demo', 'cms/insti_kv.php')).json;
    expect(other.some(({ Kasse }: Row) => Kasse === 'Ärztekasse Ort')).toBe(false);
  });

  // @spec consultation-7-15 access-7-1
  test('the vendor’s list of Krankenkassen', async () => {
    const { json } = await ask('demo', 'cms/krankenkassen.php?sort=id');
    expect(json[0]).toEqual({
      id: 1,
      Kasse: expect.any(String),
      Kinderpauschale: expect.stringMatching(/^\d+\.\d\d$/),
      Urinpauschale: expect.stringMatching(/^\d+\.\d\d$/),
      Stuhlpauschale: expect.stringMatching(/^\d+\.\d\d$/),
      Kindalter: 18,
      Saetze: [],
      IK: '',
      selfPay: expect.any(Boolean),
      version: 1,
    });
    expect(json.map(({ id }: Row) => id)).toEqual(json.map((_: Row, index: number) => index + 1));
  });

  // @spec consultation-3-10 consultation-7-15
  test('own prices by size id, those of the own institution alone', async () => {
    expect((await ask('beratung', 'cms/insti_prices.php')).json).toEqual({ 1: '7.00', 12: '24.05' });
    expect((await ask('demo', 'cms/insti_prices.php')).json).toEqual({ 1: '0.01' });
  });

  // @spec consultation-7-14
  test('the definitions', async () => {
    const questions = (await ask('beratung', 'definitions/questionnaire.json')).json;
    expect(questions.find(({ id }: Row) => id === 'gender')).toMatchObject({ required: expect.any(Boolean) });
    const recommendations = (await ask('beratung', 'definitions/recommendations.json')).json;
    expect(Object.keys(recommendations)).toHaveLength(384 + 192);
    expect(recommendations.M_I1_T1_H1_V1_X1.ids).toEqual(expect.arrayContaining([expect.any(String)]));
    expect((await ask('beratung', 'definitions/hints.json')).json).toMatchObject({
      important: { I1: expect.any(String) },
    });
  });
});
