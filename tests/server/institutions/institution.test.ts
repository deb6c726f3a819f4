import { beforeAll, expect, test } from 'vitest';
import { User } from '#auth';
import { Institution, Paket } from '#institution';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

type Row = Readonly<Record<string, unknown>>;

describeWithDatabase('the call about an institution answers', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  const tokens = new Map<string, string>();
  const ids = new Map<string, number>();
  const institutions = new Map<string, number>();

  beforeAll(async () => {
    for (const { id, loginname, institution } of await database.em().find(User, {})) {
      ids.set(loginname, id);
      institutions.set(loginname, institution.id);
      tokens.set(loginname, await tokenOf(server(), loginname));
    }
  });

  const ask = (who: string, path: string) => call(server(), path, { token: tokens.get(who) });

  // @spec consultation-7-15 access-3-13 access-7-15
  test('the user data by user id, with institution, Paket, trial and users', async () => {
    const { json, text } = await ask('leitung', `cms/institution.php?userid=${ids.get('leitung')}`);
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
    expect(json.Benutzer.map(({ Loginname }: Row) => Loginname).toSorted()).toEqual([
      'beratung',
      'kalkulation',
      'leitung',
    ]);
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
    const trial = (await ask('demo', `cms/institution.php?id=${institutions.get('demo')}`)).json;
    expect(trial).toMatchObject({ Testphase: 1, Testende: 21, Testbeginn: expect.stringMatching(/^\d{4}-/) });
  });

  // @spec access-3-2
  test('whether the Kundennummer is known, and whether the contract is applied for while the trial runs', async () => {
    const em = database.em();
    const mine = { id: institutions.get('demo') as number };
    const before = await em.findOneOrFail(Institution, mine);
    const flagsAfter = async (changes: Partial<Institution>) => {
      await em.nativeUpdate(Institution, mine, changes);
      const { json } = await ask('demo', `cms/institution.php?id=${mine.id}`);
      return [json.KnrVerifiziert, json.VollversionVorgemerkt];
    };
    const { id: contract } = await em.findOneOrFail(Paket, { VollversionStandard: true });
    expect(await flagsAfter({})).toEqual([1, 0]);
    expect(await flagsAfter({ kundennummer: '999999' })).toEqual([0, 0]);
    expect(await flagsAfter({ kundennummer: null })).toEqual([0, 0]);
    await em.nativeUpdate(Paket, { id: contract }, { Testphasendauer: 30 });
    expect(await flagsAfter({ paket: contract } as object)).toEqual([0, 1]);
    await em.nativeUpdate(Paket, { id: contract }, { Testphasendauer: 0 });
    expect(await flagsAfter({ testphase: false })).toEqual([0, 0]);
    const { kundennummer = null, testphase, paket } = before;
    await em.nativeUpdate(Institution, mine, { kundennummer, testphase, paket: paket.id });
  });

  // @spec access-3-12
  test('whether a user, and anybody of the institution, has agreed to what is said of data', async () => {
    const em = database.em();
    await em.nativeUpdate(User, { loginKey: 'demo' }, { gelesen: false });
    await em.nativeUpdate(Institution, { kundennummer: '305802' }, { datenTransferiert: false });
    const { json } = await ask('demo', `cms/institution.php?userid=${ids.get('demo')}`);
    expect(json).toMatchObject({ DatenTransferiert: 0, Benutzer: [{ Gelesen: 0 }] });
  });

  test('nobody’s data to others: of colleagues with insti_nutzer, of everybody to provider staff', async () => {
    const seen = async (who: string, whom: string) =>
      (await ask(who, `cms/institution.php?userid=${ids.get(whom)}`)).status;
    expect(await seen('beratung', 'beratung')).toBe(200);
    expect(await seen('beratung', 'leitung')).toBe(404);
    expect(await seen('leitung', 'beratung')).toBe(200);
    expect(await seen('leitung', 'demo')).toBe(404);
    expect(await seen('admin', 'demo')).toBe(200);
    const own = await ask('beratung', `cms/institution.php?id=${institutions.get('beratung')}`);
    expect(own.json.Benutzer.map(({ Loginname }: Row) => Loginname)).toEqual(['beratung']);
    for (const path of [`id=${institutions.get('demo')}`, 'id=999', 'userid=999']) {
      expect([path, (await ask('leitung', `cms/institution.php?${path}`)).status]).toEqual([path, 404]);
    }
    expect((await ask('admin', 'cms/institution.php?userid=999')).status).toBe(404);
  });
});
