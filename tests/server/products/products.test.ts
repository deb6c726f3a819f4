import { beforeAll, expect, test } from 'vitest';
import { anotherProduct, NEW_PRODUCT } from '../../modules/catalogue/product-rows.ts';
import { badTable, tooLargeTable } from '../../modules/catalogue/product-table/bad-tables.ts';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

const PATH = 'cms/allproducts.php';
const UPLOAD = 'cms/uploadcsv.php';
const COLUMNS =
  'id;Artikelnummer;Produktbezeichnung;Schweregrad;PremiumBasis;Inkontinenzprodukt;PZN;EAN;Hilfsmittelnummer;Konfektionsgroesse;Hueftumfang;Anzahl;Anwendungstyp;UVP;Vorteilskommunikation;imagepfad;Tropfenanzahl;ICONS;liquid';

type Row = Readonly<Record<string, unknown>>;

describeWithDatabase('allproducts.php and uploadcsv.php', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  let token = '';

  beforeAll(async () => {
    token = await tokenOf(server(), 'admin');
  });

  const put = (json: Row) => call(server(), PATH, { method: 'PUT', token, json });
  const remove = (query: string) => call(server(), `${PATH}?${query}`, { method: 'DELETE', token });
  const read = async (PZN: unknown): Promise<Row | undefined> =>
    (await call(server(), `${PATH}?flat=true`, { token })).json.find((row: Row) => row.PZN === PZN);
  const upload = (file: Uint8Array, filename = 'tabelle.csv') =>
    call(server(), UPLOAD, { token, form: { file }, filename });
  const commit = (query = 'writeTempTableToProducts=true') => call(server(), `${UPLOAD}?${query}`, { token });

  // @spec access-7-9
  test('adds a row and takes back what it has answered', async () => {
    const { status, json } = await put({ ...NEW_PRODUCT, id: 0 });
    expect([status, json]).toEqual([200, { id: expect.stringMatching(/^\d+$/), version: 1 }]);
    const row = await read(NEW_PRODUCT.PZN);
    expect(row).toMatchObject({ id: json.id, UVP: '24.95', Anzahl: 28, Tropfenanzahl: 7.5, version: 1 });
    expect((await put(row as Row)).json).toEqual({ id: json.id, version: 2 });
    expect(await read(NEW_PRODUCT.PZN)).toEqual({ ...row, version: 2, last_modified: expect.any(String) });
    expect((await put({ ...row, version: 2, UVP: null })).json).toEqual({ id: json.id, version: 3 });
    expect(await read(NEW_PRODUCT.PZN)).toMatchObject({ UVP: null });
  });

  // @spec access-7-9
  test('refuses by name, tells of a conflict what is there, and removes with what goes along', async () => {
    const added = (await put({ ...anotherProduct(1, { Produktbezeichnung: 'Ruf' }), id: '0' })).json;
    const row = await read(anotherProduct(1).PZN);
    const wrong = await put({ ...row, UVP: 7.95, PZN: '12345679' });
    expect([wrong.status, Object.keys(wrong.json.fields).toSorted()]).toEqual([400, ['PZN', 'UVP']]);
    const rules = await put({ ...row, PremiumBasis: '-' });
    expect([rules.status, Object.keys(rules.json.fields)]).toEqual([400, ['PremiumBasis']]);
    for (const late of [await put({ ...row, version: 9 }), await remove(`id=${added.id}&version=9`)])
      expect([late.status, late.json.error, late.json.current]).toMatchObject([
        409,
        'conflict',
        { id: added.id, UVP: '24.95', Anzahl: 28, version: 1 },
      ]);
    const gone = await remove(`id=${added.id}&version=1`);
    expect([gone.status, gone.json]).toEqual([200, { last: true, keys: [], ownPrices: 0, image: false }]);
    expect((await remove(`id=${added.id}`)).status).toBe(404);
    expect((await remove('id=1')).json.keys).toContainEqual(expect.stringMatching(/^F_I1_/));
  });

  // @spec access-3-15 access-7-10
  test('takes a table in two steps, and once', async () => {
    const { PZN, EAN } = anotherProduct(5);
    const line = `;9990005;Aus der Datei;Kein Schweregrad;-;Hautpflege;${PZN};${EAN};;onesize;onesize;200 ml;Pflege;9,95;Zart;;0;;1`;
    const text = `${COLUMNS}\r\n${line}\r\n${line.replace('9,95', 'x')}`;
    const waiting = await upload(new TextEncoder().encode(text));
    expect([waiting.status, waiting.json]).toEqual([
      200,
      {
        ...{ edited: 0, 'not edited': 0, inserted: 1, errors: 1, ignored: [] },
        errorMessages: ['Zeile 3, UVP: „x“ ist kein Betrag. Bitte nur Ziffern, Komma oder Punkt.'],
        doubts: [],
        recognized: [],
      },
    ]);
    expect(await read(PZN)).toBeUndefined();
    expect((await commit('writeTempTableToProducts=false')).status).toBe(400);
    const done = await commit();
    expect([done.status, done.json]).toEqual([200, { done: true }]);
    expect(await read(PZN)).toMatchObject({ Anzahl: '200 ml', liquid: true, UVP: '9.95' });
    expect((await commit()).status).toBe(404);
  });

  // @spec access-4-18 access-5-16
  test('refuses a file that is too large, and one of another kind by its name', async () => {
    const large = await upload(tooLargeTable());
    expect([large.status, large.json.message]).toEqual([
      413,
      expect.stringContaining('Die Datei ist größer als 10 MB. Bitte teilen Sie sie auf'),
    ]);
    for (const filename of ['produkte.txt', 'produkte.csv.xlsx']) {
      const { status, json } = await upload(badTable('wrong-pzn'), filename);
      const file = 'Der Name der Datei muss auf .csv enden.';
      expect([status, json.fields]).toEqual([400, { file }]);
    }
    for (const filename of ['PRODUKTE.CSV', 'blob'])
      expect((await upload(badTable('wrong-pzn'), filename)).status).toBe(200);
  });
});
