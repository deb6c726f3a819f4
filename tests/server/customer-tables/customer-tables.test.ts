import { beforeAll, expect, test } from 'vitest';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

const MATCHING = 'register/uploadmatchingcsv.php';
const ADM = 'register/uploadadmcsv.php';

describeWithDatabase('uploadmatchingcsv.php and uploadadmcsv.php', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  let token = '';

  beforeAll(async () => {
    token = await tokenOf(server(), 'admin');
  });
  const upload = (path: string, text: string) =>
    call(server(), path, { token, form: { file: new TextEncoder().encode(text) } });
  const write = (path: string, json: object = { writeTempTable: true }) =>
    call(server(), path, { method: 'PUT', token, json });
  const last = async (path: string) => (await call(server(), path, { token })).json.lastchange;

  // @spec access-7-11
  test('take a table in two steps, and say when; checkknr.php answers from the matching table', async () => {
    expect(await last(MATCHING)).toBeNull();
    const file =
      'knr;name_1;name_2;street;number;zip;city;Notiz\r\n' +
      '410023;Brunnen-Apotheke;;Brunnengasse;9;97070;Würzburg\r\n' +
      '=77;Apotheke Neu;;Am Ring;1;01067;Dresden\r\n' +
      '78;Ohne Null;;Am Ring;1;1067;Dresden\r\n';
    const waiting = await upload(MATCHING, file);
    expect([waiting.status, waiting.json]).toEqual([
      200,
      {
        edited: 1,
        'not edited': 0,
        inserted: 1,
        errors: 1,
        ignored: ['Notiz'],
        errorMessages: ['Zeile 4, zip: „zip“ hat fünf Ziffern: Die führende Null fehlt.'],
        doubts: [],
        recognized: [],
      },
    ]);
    const known = (knr: string) => call(server(), `register/checkknr.php?knr=${knr}`);
    expect((await known('%3D77')).json).toEqual({ correct: false });
    expect((await write(MATCHING, { writeTempTable: false })).status).toBe(400);
    const done = await write(MATCHING);
    expect([done.status, done.json]).toEqual([200, { done: true }]);
    expect((await known('%3D77')).json.data).toMatchObject({ name_1: 'Apotheke Neu', zip: '01067' });
    expect((await known('410023')).json.data).toMatchObject({ name_2: '', number: '9' });
    expect(await last(MATCHING)).toBe(server().clock.now().toISOString());
    expect(await last(ADM)).toBeNull();
    expect((await write(MATCHING)).status).toBe(404);
    expect((await upload(ADM, file)).json).toMatchObject({
      errors: 1,
      errorMessages: [
        'Zeile 1: In der Kopfzeile fehlt: „adm_nr“, „adm_name“. Erwartet wird: knr;adm_nr;adm_name;adm_mail;adm_tel',
      ],
    });
  });
});
