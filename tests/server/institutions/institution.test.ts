import { beforeAll, expect, test } from 'vitest';
import { User } from '#auth';
import { Institution, Paket } from '#institution';
import { callAs } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { DEMO_PDF_PASSWORD } from '../support/pdfs.ts';
import { useServer } from '../support/server.ts';

const PATH = 'cms/institution.php';

type Row = Readonly<Record<string, unknown>>;

describeWithDatabase('the call about an institution', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  const ids = new Map<string, number>();
  const institutions = new Map<string, number>();

  beforeAll(async () => {
    for (const { id, loginname, institution } of await database.em().find(User, {})) {
      ids.set(loginname, id);
      institutions.set(loginname, institution.id);
    }
  });

  const get = (who = 'leitung', query = `id=${institutions.get(who)}`) =>
    callAs(server(), who, `${PATH}?${query}`);
  const put = (json: Row, who = 'leitung') => callAs(server(), who, PATH, { method: 'PUT', json });
  const generate = (form: Record<string, string>, who = 'leitung') =>
    callAs(server(), who, 'userdata/generatePdfPsw.php', { form });
  const letterhead = async () =>
    (await server().ask('/cart', { cookie: await server().cookieOf('beratung') })).text();
  const contact = async (who = 'leitung') => {
    const { Name, Strasse, Hausnummer, PLZ, Ort } = (await get(who)).json;
    return { Name, Strasse, Hausnummer, PLZ, Ort };
  };

  // @spec consultation-7-15 access-3-13 access-7-15
  test('answers the user data by user id, with institution, Paket, trial and users', async () => {
    const { json, text } = await get('leitung', `userid=${ids.get('leitung')}`);
    expect(json).toMatchObject({
      id: institutions.get('leitung'),
      Name: 'Apotheke am Stadtgarten',
      Kundennummer: '204711',
      Berechnungsmethode: 'A',
      PaketObjekt: { Name: 'Vollversion', Testphasendauer: 0, VollversionStandard: 1, Nutzerlimit: 10 },
      Testphase: 0,
      Testende: null,
      KnrVerifiziert: 1,
      VollversionVorgemerkt: 0,
      DatenTransferiert: 1,
    });
    expect(json.Benutzer.find(({ Loginname }: Row) => Loginname === 'leitung')).toEqual({
      BenutzerID: ids.get('leitung'),
      Anrede: 0,
      Vorname: 'Katharina',
      Nachname: 'Weiß',
      Mail: expect.stringContaining('@'),
      Loginname: 'leitung',
      Status: 'active',
      RollenId: 2,
      RollenName: expect.any(String),
      Gelesen: 1,
      created: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      version: 1,
    });
    expect(text).not.toMatch(/argon2|password|hash|Stadtgarten-2026/i);
    expect((await get('demo')).json).toMatchObject({
      ...{ Testphase: 1, Testende: 21, Testbeginn: expect.stringMatching(/^\d{4}-/) },
    });
  });

  // @spec access-3-2
  test('says whether the Kundennummer is known, and whether the contract is applied for while the trial runs', async () => {
    const em = database.em();
    const mine = { id: institutions.get('demo') as number };
    const flagsAfter = async (changes: Partial<Institution>) => {
      await em.nativeUpdate(Institution, mine, changes);
      const { json } = await get('demo');
      return [json.KnrVerifiziert, json.VollversionVorgemerkt];
    };
    const { kundennummer = null, testphase, paket } = await em.findOneOrFail(Institution, mine);
    const { id: contract } = await em.findOneOrFail(Paket, { VollversionStandard: true });
    expect(await flagsAfter({ kundennummer: '999999' })).toEqual([0, 0]);
    expect(await flagsAfter({ kundennummer: null })).toEqual([0, 0]);
    await em.nativeUpdate(Paket, { id: contract }, { Testphasendauer: 30 });
    expect(await flagsAfter({ paket: contract } as object)).toEqual([0, 1]);
    await em.nativeUpdate(Paket, { id: contract }, { Testphasendauer: 0 });
    expect(await flagsAfter({ testphase: false })).toEqual([0, 0]);
    await em.nativeUpdate(Institution, mine, { kundennummer, testphase, paket: paket.id });
  });

  // @spec access-3-12
  test('says whether a user, and anybody of the institution, has agreed to what is said of data', async () => {
    await database.em().nativeUpdate(User, { loginKey: 'demo' }, { gelesen: false });
    await database.em().nativeUpdate(Institution, { kundennummer: '305802' }, { datenTransferiert: false });
    expect((await get('demo')).json).toMatchObject({ DatenTransferiert: 0, Benutzer: [{ Gelesen: 0 }] });
  });

  test('takes back what GET answers, changes what the documents say at once, and tells of a conflict', async () => {
    const { json: before } = await get();
    expect(await letterhead()).not.toContain('108310400');
    const { status, json } = await put({ ...before, Ort: 'Freiburg', IK: '108 310 400' });
    expect([status, json]).toEqual([200, { id: before.id, version: before.version + 1, changed: 0 }]);
    const { json: after } = await get();
    // The same password, sealed again.
    const PdfPasswort = expect.any(String);
    expect(after).toEqual({
      ...{ ...before, Ort: 'Freiburg', IK: '108310400', version: json.version, PdfPasswort },
    });
    expect(await letterhead()).toContain('108310400');
    const mail = await put({ ...(await contact()), Email: 'neu@apotheke-stadtgarten.example' });
    expect(mail.json.changed).toBe(1);
    expect((await put({ ...(await contact()), KennwortJeVersand: 1 })).status).toBe(200);
    expect([before.KennwortJeVersand, (await get()).json.KennwortJeVersand]).toEqual([0, 1]);
    const late = await put({ ...(await contact()), version: before.version, Fax: '8' });
    expect([late.status, late.json.error]).toEqual([409, 'conflict']);
    expect((await get()).json).toMatchObject(late.json.current);
  });

  test('takes a PDF password in its stored form, as generatePdfPsw.php makes and opens it', async () => {
    const { json } = await get();
    expect((await generate({ pdfCipher: json.PdfPasswort })).json).toEqual({ plainPsw: DEMO_PDF_PASSWORD });
    const { encryptedPdfPsw } = (await generate({ pdfPasswort: 'Neues-Passwort-9' })).json;
    expect((await put({ ...(await contact()), PdfPasswort: encryptedPdfPsw })).status).toBe(200);
    const stored = (await get()).json.PdfPasswort;
    expect((await generate({ pdfCipher: stored })).json).toEqual({ plainPsw: 'Neues-Passwort-9' });
    const foreign = (await generate({ pdfPasswort: 'x' }, 'demo')).json.encryptedPdfPsw;
    for (const PdfPasswort of ['Neues-Passwort-9', foreign])
      expect((await put({ ...(await contact()), PdfPasswort })).status).toBe(400);
    // Shown to those who may open it.
    expect((await get('beratung')).json.PdfPasswort).toEqual(expect.any(String));
    expect((await get('kalkulation')).json.PdfPasswort).toBeNull();
  });

  test.each<[string, Row, readonly string[]]>([
    ['another Kundennummer', { Kundennummer: '999999' }, ['Kundennummer']],
    ['another Paket and trial', { PaketId: 1, Testphase: 1 }, ['PaketId', 'Testphase']],
    ['other users', { Benutzer: [] }, ['Benutzer']],
  ])('refuses %s by name', async (_, given, fields) => {
    const { status, json } = await put({ ...(await contact()), ...given });
    expect([status, json.error, Object.keys(json.fields)]).toEqual([400, 'invalid', fields]);
  });
});
