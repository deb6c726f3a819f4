import { expect, test } from 'vitest';
import { ProductSizeRow } from '#catalogue';
import { BAD_TABLES, badTable, tooLargeTable } from '../../modules/catalogue/product-table/bad-tables.ts';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

describeWithDatabase('uploadcsv.php', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);

  // @spec access-4-18
  test('answers a file that is wrong with what is wrong, and goes on', async () => {
    const token = await tokenOf(server(), 'admin');
    const upload = (file: Uint8Array) => call(server(), 'cms/uploadcsv.php', { token, form: { file } });
    const count = await database.em().count(ProductSizeRow);
    const [faults, good] = BAD_TABLES['wrong-pzn'];
    const { status, json } = await upload(badTable('wrong-pzn'));
    expect([status, json.errorMessages]).toEqual([200, faults]);
    expect(json.edited + json['not edited'] + json.inserted).toBe(good);
    const large = await upload(tooLargeTable());
    expect([large.status, large.json.message]).toEqual([
      413,
      expect.stringContaining('Die Datei ist größer als 10 MB. Bitte teilen Sie sie auf'),
    ]);
    expect(await database.em().count(ProductSizeRow)).toBe(count);
  });

  // @spec access-5-16
  test('refuses a file of another kind by its name', async () => {
    const token = await tokenOf(server(), 'admin');
    const upload = (filename: string) =>
      call(server(), 'cms/uploadcsv.php', { token, form: { file: badTable('wrong-pzn') }, filename });
    for (const filename of ['produkte.txt', 'produkte.csv.xlsx']) {
      const { status, json } = await upload(filename);
      expect([status, json.error, json.fields]).toEqual([
        400,
        'invalid',
        { file: 'Der Name der Datei muss auf .csv enden.' },
      ]);
    }
    for (const filename of ['PRODUKTE.CSV', 'blob']) expect((await upload(filename)).status).toBe(200);
  });
});
