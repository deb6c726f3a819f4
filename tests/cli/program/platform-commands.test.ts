import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { LoginService, OwnPasswordService, Role, SessionService, User } from '#auth';
import { isStrongPassword } from '#auth/domain';
import { ProductRow } from '#catalogue';
import { Institution, KrankenkasseRow, Paket } from '#institution';
import { AuditEntry, openDatabase, productVersion, SystemClock } from '#platform';
import { databaseSchema, setUpInstallation } from '#setup';
import { emptyDatabase, seededDatabase, type TestDatabase } from '../../server/support/database.ts';
import { describeOnBothEngines } from '../../server/support/engines.ts';
import { addLaterMigration } from '../../server/support/later-migration.ts';
import { runProgram, startProgram } from '../../server/support/program.ts';
import { servicesOn } from '../../server/support/services.ts';
import { TestClock } from '../../server/support/test-clock.ts';
import { testConfig, testEnv } from '../../server/support/test-config.ts';
import { callFrom, type InkoRun, inkoHere } from '../run-here.ts';

const SETUP = ['setup', '--login', 'Chefin', '--mail', 'Chefin@Hersteller.example'];
const NAMES = ['--given-name', 'Ada', '--last-name', 'Muster'];
const PASSWORD_LINE = /^Initial password, shown only now: (\S+)$/m;

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://beratung.example',
  OUTBOX_DIR: 'outbox',
  VENDOR_NAME: 'Muster',
};

/** Runs `inko` from the folder of a database, with some variables. */
function inkoWith(
  { folder }: TestDatabase,
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<InkoRun> {
  callFrom({ url: '', folder });
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  return inkoHere(args);
}

/** Runs `inko`, as in production: an installation that was set up without a demo. */
const inko = (database: TestDatabase, ...args: readonly string[]) =>
  inkoWith(database, testEnv(database.url, PRODUCTION), ...args);

/** A database for one test, with its connection opened when it is asked for. */
async function forTest(database: TestDatabase) {
  onTestFinished(() => database.drop());
  const open = async () => {
    const orm = await openDatabase(database.url, databaseSchema);
    onTestFinished(() => orm.close());
    return orm;
  };
  return { ...database, open };
}

/** A case of the pricing format that names all of its data. */
const NAMING_CASE = JSON.stringify({
  case: 'named',
  today: '2026-03-09',
  method: 'A',
  patient: {},
  insurer: 'BKK Beispielbrauerei',
  cart: [[], [], []],
});

const passwordIn = (stdout: string) => PASSWORD_LINE.exec(stdout)?.[1] ?? '';

describeOnBothEngines('inko migrate', (engine) => {
  test('makes the tables, and does nothing the second time', async () => {
    const database = await forTest(await emptyDatabase(engine));
    const first = await inko(database, 'migrate');
    const again = await inko(database, 'db', 'migrate');
    const said = { code: 0, stdout: '0 migrations have run. The database is up to date.\n', stderr: '' };
    expect(again).toEqual(said);
    const orm = await database.open();
    const ran = await orm.migrator.getExecuted();
    expect(first.stdout).toBe(`${ran.length} migrations have run. The database is up to date.\n`);
    const { stdout } = await inko(database, 'db', 'migrate', '--json');
    expect(JSON.parse(stdout)).toEqual({ migrations: [] });
    expect(await orm.migrator.getPending()).toEqual([]);
    expect(await orm.em.fork().count(Institution)).toBe(0);
  });
});

describeOnBothEngines('inko setup', (engine) => {
  test('sets up an installation, whose first user logs in and chooses a password', async () => {
    const database = await forTest(await emptyDatabase(engine));
    const { code, stdout, stderr } = await inko(database, ...SETUP, ...NAMES, '--salutation', 'Herr');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^User name: Chefin\nInitial password, shown only now: \S+\nNext: inko import products FILE, /,
    );
    const password = passwordIn(stdout);
    expect(isStrongPassword(password)).toBe(true);

    const orm = await database.open();
    const em = orm.em.fork();
    const [user, ...others] = await em.find(User, {}, { populate: ['institution'] });
    expect(others).toEqual([]);
    expect(user).toMatchObject({
      loginname: 'Chefin',
      loginKey: 'chefin',
      mail: 'chefin@hersteller.example',
      vorname: 'Ada',
      nachname: 'Muster',
      anrede: 1,
      role: { id: 1 },
      passwordInitial: true,
      mailConfirmed: true,
      inactive: false,
      institution: { name: 'Muster', isVendor: true, kundennummer: null },
    });
    expect([await em.count(Role), await em.count(Paket), await em.count(Institution)]).toEqual([4, 3, 1]);
    expect(await em.count(ProductRow)).toBe(0);
    expect(await em.find(AuditEntry, {})).toMatchObject([
      {
        who: expect.stringMatching(/^operator:./),
        what: 'installation-set-up',
        whom: `user:${user?.id}`,
        detail: JSON.stringify({ after: { Version: productVersion() } }),
      },
    ]);
    const kassen = await em.find(KrankenkasseRow, {}, { orderBy: { id: 'asc' } });
    expect(kassen.map(({ Kasse, selfPay, Urinpauschale }) => [Kasse, selfPay, Urinpauschale])).toEqual([
      ['Selbstzahler', true, 0],
      ['Private Krankenkasse', true, 0],
      ['Keine Krankenkasse', true, 0],
    ]);

    const clock = new SystemClock();
    const sessions = (await servicesOn(orm.em.fork(), clock)).get(SessionService);
    const login = await (await servicesOn(orm.em.fork(), clock)).get(LoginService).login('chefin', password);
    const actor = login.ok ? (await sessions.resolve(login.token))?.actor : undefined;
    expect(actor).toMatchObject({ admin: true, waiting: true });
    if (actor !== undefined) {
      await (await servicesOn(orm.em.fork(), clock))
        .get(OwnPasswordService)
        .replaceInitial(actor, '', 'Selbst-gewählt-9', 'Selbst-gewählt-9');
    }
    // What is made next takes an id behind those that were set.
    expect(await orm.em.fork().insert(Role, { name: 'Neu', beschreibung: '', istStandard: false })).toBe(5);
  });

  test('sets up once where two run at the same moment', async () => {
    const database = await forTest(await emptyDatabase(engine));
    const settingUp = () =>
      runProgram('cli', [...SETUP, ...NAMES], testEnv(database.url, PRODUCTION), database.folder);
    const results = await Promise.all([settingUp(), settingUp()]);
    expect(results.map(({ code }) => code).sort()).toEqual([0, 1]);
    const em = (await database.open()).em.fork();
    expect([await em.count(User), await em.count(Role), await em.count(Institution)]).toEqual([1, 4, 1]);
  });
});

describe('inko setup refuses', () => {
  test('a database that holds data, and changes nothing', async () => {
    const database = await forTest(await seededDatabase('sqlite'));
    expect(await inko(database, ...SETUP, ...NAMES)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'inko: Die Datenbank enthält schon Daten: Sie ist bereits eingerichtet.\n',
    });
    expect(await (await database.open()).em.fork().count(User)).toBe(5);
  });

  test('a wrong entry in one line, and writes nothing', async () => {
    const database = await forTest(await emptyDatabase('sqlite'));
    const { code, stdout, stderr } = await inko(database, ...SETUP, ...NAMES, '--mail', 'keine-adresse');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe('inko: Keine korrekte E-Mail-Adresse. Bitte überprüfen Sie die Schreibweise.\n');
    expect(await (await database.open()).migrator.getPending()).not.toEqual([]);
  });

  test.each([
    [
      { loginname: 'Ada Muster' },
      'Der Benutzername darf keine Leerzeichen und keine unsichtbaren Zeichen enthalten.',
    ],
    [{ vorname: '' }, 'Bitte füllen Sie das Feld „Vorname“ aus.'],
  ])('%j', async (wrong, message) => {
    const database = await forTest(await emptyDatabase('sqlite'));
    const platform = { orm: await database.open(), config: testConfig(database.url), clock: new TestClock() };
    const right = {
      loginname: 'ada',
      mail: 'ada@a.example',
      vorname: 'Ada',
      nachname: 'Muster',
      anrede: 0,
    } as const;
    const [field] = Object.keys(wrong);
    const setUp = setUpInstallation({ kind: 'operator', name: 'test' }, platform, { ...right, ...wrong });
    await expect(setUp).rejects.toMatchObject({
      code: 'invalid',
      message,
      fields: { [field ?? '']: message },
    });
    expect(await platform.orm.migrator.getPending()).not.toEqual([]);
  });

  test('to start without a required option', async () => {
    const database = await forTest(await emptyDatabase('sqlite'));
    const { code, stderr } = await inko(database, ...SETUP);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^inko: required option '--given-name <name>' not specified/);
    expect(readdirSync(database.folder)).toEqual([]);
  });
});

test('inko user says what to do where nobody could read the password', async () => {
  const database = await forTest(await seededDatabase('sqlite'));
  const program = startProgram(
    'cli',
    ['user', 'password', 'leitung'],
    testEnv(database.url),
    database.folder,
  );
  // The reader has gone, as with a pipe into a program that ended.
  program.child.stdout?.destroy();
  expect(await program.ended).toBe(1);
  expect(program.stderr()).toBe(
    'inko: The output could not be written (EPIPE). The password was changed; for another one run: inko user reset-password leitung\n',
  );
});

describe('inko user on a database that is not ready', () => {
  test('leaves one of a newer version alone', async () => {
    const database = await forTest(await seededDatabase('sqlite'));
    await (await database.open()).schema.execute("insert into migration (name) values ('20991231-later')");
    const { code, stderr } = await inko(database, 'user', 'password', 'leitung');
    expect([code, stderr]).toEqual([1, expect.stringContaining('of a newer version')]);
  });

  test('does not make one', async () => {
    const database = await forTest(await emptyDatabase('sqlite'));
    const { code, stdout, stderr } = await inko(database, 'user', 'unlock', 'beratung');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^inko: There is no database \S+ \(DATABASE_URL\)\. inko db restore FILE puts a backup there, inko setup makes a new one\.\n$/,
    );
    expect(readdirSync(database.folder)).toEqual([]);
  });

  test('says what to run', async () => {
    const database = await forTest(await emptyDatabase('sqlite'));
    await (await openDatabase(database.url, databaseSchema)).close();
    const { code, stderr } = await inko(database, 'user', 'password', 'beratung');
    expect([code, stderr]).toEqual([1, 'inko: The database is empty. Set it up with: inko setup\n']);
    const older = await forTest(await seededDatabase('sqlite'));
    addLaterMigration('sqlite');
    expect((await inko(older, 'user', 'password', 'beratung')).stderr).toBe(
      'inko: The database is not up to date. Run: inko migrate\n',
    );
  });
});

describe('inko says in readable lines', () => {
  test('what is wrong with the configuration', async () => {
    const database = await forTest(await emptyDatabase('sqlite'));
    const env = testEnv(database.url, { PORT: 'x', LOG_LEVEL: 'y' });
    const { code, stdout, stderr } = await inkoWith(database, env, 'migrate');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      'inko: The configuration is not usable:\n' +
        '  PORT: must be a whole number from 0 to 65535\n' +
        '  LOG_LEVEL: must be one of debug, info, warn, error, silent\n',
    );
  });

  test.each([
    [
      '127.0.0.1:1',
      'connect ECONNREFUSED 127.0.0.1:1 (DATABASE_URL: 127.0.0.1:1/inko). No server listens there: is it running, and are host and port of DATABASE_URL right?',
    ],
    ['localhost:1', 'ECONNREFUSED'],
    ['nowhere.invalid', 'nowhere.invalid'],
  ])('that the database cannot be reached: %s', async (host, reason) => {
    const database = await forTest(await emptyDatabase('sqlite'));
    const env = testEnv(`postgresql://inko:geheim@${host}/inko`);
    const { code, stderr } = await inkoWith(database, env, 'user', 'unlock', 'x');
    expect([code, stderr]).toEqual([1, expect.stringContaining(reason)]);
    expect(stderr).toMatch(/^inko: The database cannot be used: [^\n]+\n$/);
    expect(stderr).not.toContain('geheim');
  });

  test.each([
    ['user', 'unlock', 'x'],
    ['price', 'case.ndjson'],
    ['db', 'backup', 'new.backup'],
  ])('which database %s %s cannot reach, and what to try', async (...args) => {
    const database = await forTest(await emptyDatabase('sqlite'));
    writeFileSync(join(database.folder, 'case.ndjson'), NAMING_CASE);
    const env = testEnv('postgresql://inko:geheim@127.0.0.1:1/inko');
    const { code, stderr } = await inkoWith(database, env, ...args);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /refused.*\(DATABASE_URL: 127\.0\.0\.1:1\/inko\)\. No server listens there: .*\n$/i,
      ),
    ]);
  });
});
