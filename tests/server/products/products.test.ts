import { beforeAll, expect, test } from 'vitest';
import { anotherProduct, NEW_PRODUCT } from '../../modules/catalogue/product-rows.ts';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { type TestServer, useServer } from '../support/server.ts';

const PATH = 'cms/allproducts.php';
const UPLOAD = 'cms/uploadcsv.php';
const COLUMNS =
  'id;Artikelnummer;Produktbezeichnung;Schweregrad;PremiumBasis;Inkontinenzprodukt;PZN;EAN;Hilfsmittelnummer;Konfektionsgroesse;Hueftumfang;Anzahl;Anwendungstyp;UVP;Vorteilskommunikation;imagepfad;Tropfenanzahl;ICONS;liquid';

type Row = Readonly<Record<string, unknown>>;

describeWithDatabase('allproducts.php and uploadcsv.php', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  /** Another process. */
  const other = useServer(database);
  let token = '';

  beforeAll(async () => {
    token = await tokenOf(server(), 'admin');
  });

  const put = (json: Row, at: TestServer = server()) => call(at, PATH, { method: 'PUT', token, json });
  const remove = (query: string) => call(server(), `${PATH}?${query}`, { method: 'DELETE', token });
  const read = async (PZN: unknown, at: TestServer = server()): Promise<Row | undefined> =>
    (await call(at, `${PATH}?flat=true`, { token })).json.find((row: Row) => row.PZN === PZN);
  const upload = (text: string) =>
    call(server(), UPLOAD, { token, form: { file: new TextEncoder().encode(text) } });
  const commit = (query = 'writeTempTableToProducts=true') => call(server(), `${UPLOAD}?${query}`, { token });

  // @spec access-7-9
  test('adds a row and takes back what it has answered; another process shows it at once', async () => {
    const { status, json } = await put({ ...NEW_PRODUCT, id: 0 });
    expect([status, json]).toEqual([200, { id: expect.stringMatching(/^\d+$/), version: 1 }]);
    const row = await read(NEW_PRODUCT.PZN, other());
    expect(row).toMatchObject({ id: json.id, UVP: '24.95', Anzahl: 28, Tropfenanzahl: 7.5, version: 1 });
    expect((await put(row as Row)).json).toEqual({ id: json.id, version: 2 });
    expect(await read(NEW_PRODUCT.PZN)).toEqual({
      ...row,
      version: 2,
      last_modified: expect.any(String),
    });
    expect((await put({ ...row, version: 2, UVP: null })).json).toEqual({ id: json.id, version: 3 });
    expect(await read(NEW_PRODUCT.PZN, other())).toMatchObject({ UVP: null });
  });

  // @spec access-7-9
  test('refuses by name, tells of a conflict what is there, and removes with what goes along', async () => {
    const added = (await put({ ...anotherProduct(1, { Produktbezeichnung: 'Ruf' }), id: '0' })).json;
    const row = await read(anotherProduct(1).PZN);
    const wrong = await put({ ...row, UVP: 7.95, PZN: '12345679', Farbe: 'blau' });
    expect([wrong.status, wrong.json.fields]).toEqual([
      400,
      {
        PZN: 'Die Prüfziffer der PZN 12345679 stimmt nicht.',
        UVP: '„UVP“ ist ein Text mit Euro, wie "17.85", keine Zahl.',
        Farbe: 'Diese Angabe kennt der Aufruf nicht.',
      },
    ]);
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
    for (const again of [await remove(`id=${added.id}`), await put(row as Row)])
      expect([again.status, again.json.error]).toEqual([404, 'not-found']);
    const recommended = await remove('id=1');
    expect(recommended.json.keys).toContainEqual(expect.stringMatching(/^F_I1_/));
  });

  // @spec access-3-15 access-7-10
  test('takes a table in two steps, and once', async () => {
    const { PZN, EAN } = anotherProduct(5);
    const line = `;9990005;Aus der Datei;Kein Schweregrad;-;Hautpflege;${PZN};${EAN};;onesize;onesize;200 ml;Pflege;9,95;Zart;;0;;1`;
    const waiting = await upload(`${COLUMNS}\r\n${line}\r\n${line.replace('9,95', 'x')}`);
    expect([waiting.status, waiting.json]).toEqual([
      200,
      {
        edited: 0,
        'not edited': 0,
        inserted: 1,
        errors: 1,
        ignored: [],
        errorMessages: ['Zeile 3, UVP: „x“ ist kein Betrag. Bitte nur Ziffern, Komma oder Punkt.'],
      },
    ]);
    expect(await read(PZN)).toBeUndefined();
    expect((await commit('writeTempTableToProducts=false')).status).toBe(400);
    const done = await commit();
    expect([done.status, done.json]).toEqual([200, { done: true }]);
    expect(await read(PZN, other())).toMatchObject({ Anzahl: '200 ml', liquid: true, UVP: '9.95' });
    expect((await upload(`${COLUMNS}\r\n${line}`)).json).toMatchObject({ 'not edited': 1, inserted: 0 });
    await commit();
    expect((await commit()).status).toBe(404);
    expect((await call(server(), UPLOAD, { token, form: { a: 'b' } })).status).toBe(400);
  });
});
