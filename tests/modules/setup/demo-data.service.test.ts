import { expect, onTestFinished, test } from 'vitest';
import { Role, User, verifyPassword } from '#auth';
import { Competitor, ProductRow, ProductSizeRow } from '#catalogue';
import { RecommendationRow } from '#consultation';
import { Institution, KrankenkasseRow, OwnKrankenkasse, Paket } from '#institution';
import { openDatabase } from '#platform';
import { RIGHTS } from '#platform/domain';
import { databaseSchema, prepareDatabase } from '#setup';
import { emptyDatabase, useSeededDatabase } from '../../server/support/database.ts';
import { describeOnBothEngines } from '../../server/support/engines.ts';
import { TEST_START, TestClock } from '../../server/support/test-clock.ts';
import { DEMO_PASSWORD, testConfig } from '../../server/support/test-config.ts';

const LOGINS = ['admin', 'beratung', 'demo', 'kalkulation', 'leitung'];

describeOnBothEngines('the seed', (engine) => {
  const database = useSeededDatabase(engine);

  // @spec consultation-1-1 access-3-3
  test('has a user for each role, in the right institution', async () => {
    const users = await database
      .em()
      .find(User, {}, { populate: ['role', 'institution'], orderBy: { loginname: 'asc' } });
    expect(
      users.map((user) => [user.loginname, user.role?.id, user.institution.name, user.institution.isVendor]),
    ).toEqual([
      ['admin', 1, 'HARTMANN', true],
      ['beratung', 3, 'Apotheke am Stadtgarten', false],
      ['demo', 2, 'Sanitätshaus Lindenhof', false],
      ['kalkulation', 4, 'Apotheke am Stadtgarten', false],
      ['leitung', 2, 'Apotheke am Stadtgarten', false],
    ]);
    for (const user of users) {
      expect(user).toMatchObject({
        passwordInitial: false,
        mailConfirmed: true,
        inactive: false,
        failedTries: 0,
      });
      expect(user.created).toEqual(TEST_START);
      expect(await verifyPassword(DEMO_PASSWORD, user.passwordHash ?? '')).toBe(true);
    }
    expect(new Set(users.map((user) => user.passwordHash)).size).toBe(users.length);
  });

  // @spec access-3-4
  test('gives the roles their rights', async () => {
    const roles = await database.em().find(Role, {}, { populate: ['rechte'], orderBy: { id: 'asc' } });
    const all = [...RIGHTS].sort();
    expect(
      roles.map((role) => [
        role.id,
        role.istStandard,
        role.rechte
          .getItems()
          .map(({ name }) => name)
          .sort(),
      ]),
    ).toEqual([
      [1, false, all],
      [2, false, all],
      [3, true, ['bera_durch', 'pdf_anzeig', 'pdf_vers', 'prod_kat', 'versorg_aufr']],
      [4, false, ['pdf_anzeig', 'prod_kat', 'versorg_aufr']],
    ]);
  });

  // @spec access-3-1
  test('has exactly one Paket for registration and one for the contract version', async () => {
    const pakete = await database.em().find(Paket, {});
    const names = (flag: 'RegistrierungStandard' | 'VollversionStandard') =>
      pakete.filter((paket) => paket[flag]).map((paket) => [paket.Name, paket.Testphasendauer]);
    expect(names('RegistrierungStandard')).toEqual([['Testpaket', 30]]);
    expect(names('VollversionStandard')).toEqual([['Vollversion', 0]]);
  });

  // @spec access-9-3
  test('has one institution in its trial, which began in Berlin nine days ago', async () => {
    const institutions = await database.em().find(Institution, {}, { orderBy: { kundennummer: 'asc' } });
    expect(
      institutions.map((row) => [row.kundennummer, row.isVendor, row.testphase, row.testbeginn]),
    ).toEqual([
      ['1000', true, false, null],
      ['204711', false, false, null],
      ['305802', false, true, '2026-02-28'],
    ]);
  });

  test('gives the pharmacy alone a PDF password', async () => {
    const rows = await database.em().find(Institution, {}, { orderBy: { kundennummer: 'asc' } });
    expect(rows.map(({ pdfPasswort }) => pdfPasswort != null)).toEqual([false, true, false]);
  });

  // @spec access-3-6
  test('gives each institution all Krankenkassen, three of them for self-payers', async () => {
    const em = database.em();
    const kassen = await em.count(KrankenkasseRow);
    expect(await em.count(OwnKrankenkasse)).toBe(3 * kassen);
    const selfPay = await em.find(KrankenkasseRow, { selfPay: true }, { orderBy: { Kasse: 'asc' } });
    expect(selfPay.map((row) => row.Kasse)).toEqual([
      'Keine Krankenkasse',
      'Private Krankenkasse',
      'Selbstzahler',
    ]);
    const [row] = await em.find(KrankenkasseRow, { Kasse: 'BKK Beispielbrauerei' });
    expect(row).toMatchObject({
      Kinderpauschale: 2625,
      Urinpauschale: 1390,
      Stuhlpauschale: 1825,
      Kindalter: 16,
    });
  });

  test('has every product that is recommended, with a size', async () => {
    const em = database.em();
    const keys = await em.find(RecommendationRow, {});
    const recommended = new Set(keys.flatMap(({ artikelnummern }) => artikelnummern));
    const found = await em.find(ProductSizeRow, { artikelnummer: { $in: [...recommended] } });
    expect(keys).toHaveLength(384 + 192);
    expect(found.length).toBe(recommended.size);
    const sizes = await em.find(ProductSizeRow, {});
    const withSize = new Set(sizes.map((size) => size.product.id));
    expect(await em.count(ProductRow)).toBe(withSize.size);
    expect(await em.count(Competitor)).toBeGreaterThan(0);
  });

  test('leaves the counters behind the ids it wrote', async () => {
    const em = database.em();
    const paket = {
      Nutzerlimit: 1,
      Testphasendauer: 0,
      RegistrierungStandard: false,
      VollversionStandard: false,
    };
    expect(await em.insert(Paket, { ...paket, Name: 'Neu' })).toBe(4);
    expect(await em.insert(Role, { name: 'Neu', beschreibung: '', istStandard: false })).toBe(5);
    const before = await em.count(Competitor);
    await em.insert(Competitor, { Name: 'Ein neues Produkt' });
    expect(await em.count(Competitor)).toBe(before + 1);
  });
});

describeOnBothEngines('the password of the demo', (engine) => {
  test('is random, stays, and follows DEMO_PASSWORD whenever that is set', async () => {
    const database = await emptyDatabase(engine);
    const orm = await openDatabase(database.url, databaseSchema);
    onTestFinished(async () => {
      await orm.close();
      await database.drop();
    });
    const start = async (password: string) =>
      prepareDatabase(orm, testConfig(database.url, { DEMO_PASSWORD: password }), new TestClock());
    const opened = async (password: string) => {
      const users = await orm.em.fork().find(User, {}, { orderBy: { loginname: 'asc' } });
      const right = await Promise.all(users.map((user) => verifyPassword(password, user.passwordHash ?? '')));
      return users.filter((_, index) => right[index]).map((user) => user.loginname);
    };

    const first = await start('');
    expect(first?.password).toMatch(/^[\w-]{16,}$/);
    expect(first?.logins.map((login) => login.loginname).sort()).toEqual(LOGINS);
    expect(await opened(first?.password ?? '')).toEqual(LOGINS);

    expect((await start(''))?.password).toBeNull();
    expect(await opened(first?.password ?? '')).toEqual(LOGINS);

    // One of them has changed, and one is locked: a configured password counts for all.
    await orm.em.fork().nativeUpdate(User, { loginKey: 'demo' }, { passwordHash: null, failedTries: 3 });
    expect((await start('Neues-Passwort-8'))?.password).toBe('Neues-Passwort-8');
    expect(await opened('Neues-Passwort-8')).toEqual(LOGINS);
    expect(await orm.em.fork().count(User, { failedTries: { $gt: 0 } })).toBe(0);

    await orm.em
      .fork()
      .nativeUpdate(User, { loginKey: 'leitung' }, { passwordInitial: true, passwordHash: null });
    await start('Neues-Passwort-8');
    expect(await opened('Neues-Passwort-8')).toEqual(LOGINS);
    expect(await orm.em.fork().count(User)).toBe(LOGINS.length);
  });

  test('is another for each installation', async () => {
    const passwords = new Set<string | null | undefined>();
    for (let count = 0; count < 2; count += 1) {
      const database = await emptyDatabase(engine);
      const orm = await openDatabase(database.url, databaseSchema);
      const demo = await prepareDatabase(
        orm,
        testConfig(database.url, { DEMO_PASSWORD: '' }),
        new TestClock(),
      );
      passwords.add(demo?.password);
      await orm.close();
      await database.drop();
    }
    expect(passwords.size).toBe(2);
  });
});
