import { beforeAll, expect, test } from 'vitest';
import { User } from '#auth';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { DEMO_PDF_PASSWORD } from '../support/pdfs.ts';
import { useServer } from '../support/server.ts';

type Row = Readonly<Record<string, unknown>>;

const PATH = 'cms/institution.php';
const NOT_HERE = 'Das lässt sich hier nicht ändern. Bitte lassen Sie die Angabe weg.';

describeWithDatabase('PUT institution.php', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  const tokens = new Map<string, string>();
  const institutions = new Map<string, number>();

  beforeAll(async () => {
    for (const { loginname, institution } of await database.em().find(User, {})) {
      institutions.set(loginname, institution.id);
      tokens.set(loginname, await tokenOf(server(), loginname));
    }
  });

  const get = (who = 'leitung', whose = who) =>
    call(server(), `${PATH}?id=${institutions.get(whose)}`, { token: tokens.get(who) });
  const put = (json: Row, who = 'leitung') =>
    call(server(), PATH, { method: 'PUT', token: tokens.get(who), json });
  const generate = (form: Record<string, string>, who = 'leitung') =>
    call(server(), 'userdata/generatePdfPsw.php', { method: 'POST', token: tokens.get(who), form });
  const letterhead = async () =>
    (await server().ask('/cart', { cookie: await server().cookieOf('beratung') })).text();
  const contact = async (who = 'leitung') => {
    const { json } = await get(who);
    const { Name, Strasse, Hausnummer, PLZ, Ort } = json;
    return { Name, Strasse, Hausnummer, PLZ, Ort };
  };

  test('takes back what GET answers, and changes what the documents say at once', async () => {
    expect(await letterhead()).not.toContain('108310400');
    const { json: before } = await get();
    expect(before).toMatchObject({ version: expect.any(Number), IK: '' });
    const { status, json } = await put({ ...before, Ort: 'Freiburg', IK: '108 310 400' });
    expect([status, json]).toEqual([200, { id: before.id, version: before.version + 1, changed: 0 }]);
    const { json: after } = await get();
    // The same password, sealed again.
    expect(after).toEqual({
      ...before,
      Ort: 'Freiburg',
      IK: '108310400',
      version: json.version,
      PdfPasswort: expect.any(String),
    });
    expect(await letterhead()).toContain('108310400');
    const mail = await put({ ...(await contact()), Email: 'neu@apotheke-stadtgarten.example' });
    expect(mail.json.changed).toBe(1);
    expect((await put({ ...(await contact()), Telefon: '1' })).json.changed).toBe(0);
  });

  test('takes a PDF password in its stored form, as generatePdfPsw.php makes and opens it', async () => {
    const { json } = await get();
    expect((await generate({ pdfCipher: json.PdfPasswort })).json).toEqual({ plainPsw: DEMO_PDF_PASSWORD });
    const { encryptedPdfPsw } = (await generate({ pdfPasswort: 'Neues-Passwort-9' })).json;
    expect((await put({ ...(await contact()), PdfPasswort: encryptedPdfPsw })).status).toBe(200);
    const stored = (await get()).json.PdfPasswort;
    expect((await generate({ pdfCipher: stored })).json).toEqual({ plainPsw: 'Neues-Passwort-9' });
    for (const PdfPasswort of ['Neues-Passwort-9', (await generate({ pdfPasswort: 'x' }, 'demo')).json])
      expect((await put({ ...(await contact()), PdfPasswort })).status).toBe(400);
    const demo = (await generate({ pdfPasswort: 'Test-Phase-1' }, 'demo')).json.encryptedPdfPsw;
    const refused = await put({ ...(await contact('demo')), PdfPasswort: demo }, 'demo');
    expect([refused.status, refused.json.fields]).toEqual([400, { PdfPasswort: expect.any(String) }]);
    expect((await get('demo')).json.PdfPasswort).toBeNull();
    await put({ ...(await contact()), PdfPasswort: json.PdfPasswort });
  });

  test('tells who has seen an older version what is there now', async () => {
    const { json: before } = await get();
    const { json: saved } = await put({ ...(await contact()), version: before.version, Fax: '7' });
    const late = await put({ ...(await contact()), version: before.version, Fax: '8' });
    expect([late.status, late.json]).toEqual([
      409,
      {
        error: 'conflict',
        message: expect.stringContaining('jemand anderes'),
        current: expect.objectContaining({ id: before.id, version: saved.version, Fax: '7' }),
      },
    ]);
    expect(Object.keys((await get()).json)).toEqual(expect.arrayContaining(Object.keys(late.json.current)));
  });

  test.each<[string, Row, Row]>([
    ['another Kundennummer', { Kundennummer: '999999' }, { Kundennummer: NOT_HERE }],
    [
      'another Paket and trial',
      { PaketId: 1, Testphase: 1, Testbeginn: '2026-01-01' },
      { PaketId: NOT_HERE, Testphase: NOT_HERE, Testbeginn: NOT_HERE },
    ],
    ['other users', { Benutzer: [] }, { Benutzer: NOT_HERE }],
    ['no name', { Name: '' }, { Name: 'Bitte füllen Sie das Feld „Firma“ aus.' }],
    ['no address', { Ort: undefined }, { Ort: 'Bitte füllen Sie das Feld „Ort“ aus.' }],
    ['a number as a text', { Telefon: 7 }, { Telefon: '„Telefon“ ist ein Text.' }],
    ['what nobody knows', { farbe: 'rot' }, { farbe: 'Diese Angabe kennt der Aufruf nicht.' }],
  ])('refuses %s by name', async (_, given, fields) => {
    const before = (await get()).text;
    const { status, json } = await put({ ...(await contact()), ...given });
    expect([status, json.error, json.fields]).toEqual([400, 'invalid', fields]);
    expect((await get()).text).toBe(before);
  });

  test('answers of another institution as if it did not exist, but to the vendor’s staff', async () => {
    const foreign = institutions.get('demo');
    const given = await contact('demo');
    for (const id of [foreign, 999_999])
      for (const more of [{}, { Kundennummer: '305802' }]) {
        const { status, json } = await put({ ...given, ...more, id });
        expect([status, json]).toEqual([
          404,
          { error: 'not-found', message: 'Diese Institution gibt es nicht.' },
        ]);
      }
    expect((await put({ ...given, id: foreign, Ort: 'Bremerhaven' }, 'admin')).status).toBe(200);
    expect((await get('demo')).json.Ort).toBe('Bremerhaven');
  });

  test('is written with kont_einst alone, and shows the stored password to those who may open it', async () => {
    const { status, json } = await put(await contact(), 'beratung');
    expect([status, json.error]).toEqual([403, 'forbidden']);
    expect((await get('beratung')).json.PdfPasswort).toEqual(expect.any(String));
    expect((await get('kalkulation')).json.PdfPasswort).toBeNull();
  });
});
