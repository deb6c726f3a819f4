import { beforeEach, expect, test, vi } from 'vitest';
import { LoginService, User, verifyPassword } from '#auth';
import { SystemClock } from '#platform';
import { useSeededDatabase } from '../../server/support/database.ts';
import { describeWithDatabase } from '../../server/support/engines.ts';
import { servicesOn } from '../../server/support/services.ts';
import { callFrom, inkoHere } from '../run-here.ts';

describeWithDatabase('inko', (engine) => {
  const database = useSeededDatabase(engine);
  beforeEach(() => callFrom(database));

  /** What a command says as JSON. */
  async function answerOf<Answer = Record<string, unknown>>(...args: readonly string[]): Promise<Answer> {
    const { code, stdout, stderr } = await inkoHere([...args, '--json']);
    expect([args, code, stderr]).toEqual([args, 0, '']);
    return JSON.parse(stdout);
  }

  /** What it says where it refuses. */
  async function refused(...args: readonly string[]): Promise<readonly [number | null, string]> {
    const { code, stdout, stderr } = await inkoHere(args);
    expect(stdout).toBe('');
    return [code, stderr];
  }

  /** The newest acts in the audit log, the oldest of them first, each with who it was and what it was done to. */
  async function acts(count: number): Promise<readonly string[]> {
    const rows = await answerOf<{ who: string; what: string; whom: string | null }[]>(
      ...['audit', 'list', '--limit', String(count)],
    );
    expect(rows.every(({ who }) => who.startsWith('operator:'))).toBe(true);
    return rows.map(({ what }) => what).reverse();
  }

  // @spec access-4-19
  test('package: adds, changes, makes the default and deletes, by the rules of the screen', async () => {
    const added = await answerOf('package', 'add', '--name', 'Klinik', '--trial-days', '14');
    expect(added).toEqual({
      ...{ id: 4, Name: 'Klinik', Nutzerlimit: 10, Testphasendauer: 14, institutions: 0 },
      ...{ RegistrierungStandard: false, VollversionStandard: false },
    });
    expect(await answerOf('package', 'set', 'KLINIK', '--user-limit', '50')).toEqual({
      ...added,
      Nutzerlimit: 50,
    });
    await answerOf('package', 'set-default', 'id:4', '--registration');
    const flags = await answerOf<{ id: number; RegistrierungStandard: boolean }[]>('package', 'list');
    expect(flags.filter((each) => each.RegistrierungStandard).map(({ id }) => id)).toEqual([4]);
    expect(await refused('package', 'delete', 'Klinik', '--yes')).toEqual([
      1,
      expect.stringContaining('inko: Dieses Paket ist der Standard für die Registrierung.'),
    ]);
    await answerOf('package', 'set-default', 'id:1', '--registration');
    expect(await refused('package', 'delete', 'Klinik')).toEqual([
      2,
      'inko: Delete the package "Klinik": say --yes, there is nobody here to ask.\n',
    ]);
    expect(await answerOf('package', 'delete', 'Klinik', '--yes')).toEqual({
      id: 4,
      Name: 'Klinik',
      deleted: true,
    });
    expect(await refused('package', 'show', '4')).toEqual([
      1,
      'inko: There is no package "4" (by its id: id:4).\nTry: inko package list\n',
    ]);
    expect(await refused('package', 'set', 'id:1')).toEqual([
      2,
      expect.stringContaining('Nothing to change'),
    ]);
    expect(await acts(5)).toEqual([...Array.from({ length: 4 }, () => 'paket-saved'), 'paket-deleted']);
  });

  // @spec access-4-19
  test('role and right: adds, changes, makes the default and deletes', async () => {
    const added = await answerOf('role', 'add', '--name', 'Aushilfe', '--rights', 'bera_durch,prod_kat');
    expect(added).toMatchObject({ Name: 'Aushilfe', Rechte: ['prod_kat', 'bera_durch'], users: 0 });
    expect(await answerOf('role', 'set', 'aushilfe', '--rights')).toMatchObject({ Rechte: [] });
    expect(await answerOf('role', 'set', 'aushilfe', '--description', 'hilft')).toMatchObject({
      ...{ Beschreibung: 'hilft', Rechte: [], istStandard: false },
    });
    expect(await answerOf('role', 'set-default', 'aushilfe')).toMatchObject({ istStandard: true });
    await answerOf('role', 'set-default', 'id:3');
    expect(await refused('role', 'add', '--name', 'X', '--rights', 'alles')).toEqual([
      1,
      'inko: Das Recht „alles“ gibt es nicht.\nTry: inko right list\n',
    ]);
    await answerOf('role', 'delete', 'Aushilfe', '--yes');
    expect(await answerOf('right', 'show', 'insti_nutzer')).toMatchObject({
      ...{ Name: 'insti_nutzer', roles: ['Hersteller', 'Institutionsadministrator'] },
    });
    expect(await answerOf<unknown[]>('right', 'list')).toHaveLength(12);
    expect(await acts(2)).toEqual(['role-saved', 'role-deleted']);
  });

  const PERSON = ['--salutation', 'Frau', '--given-name', 'Ada', '--last-name', 'Neumann'];
  const ADDRESS = ['--street', 'Markt', '--house-number', '1', '--postcode', '28195', '--city', 'Bremen'];

  // @spec access-4-19
  test('institution: adds with a main user who can log in, changes, hides and deletes for good', async () => {
    const mail = ['--mail', 'markt@apotheke.example'];
    const given = ['--name', 'Apotheke am Markt', '--number', '300001', ...ADDRESS, ...mail, ...PERSON];
    const added = await answerOf<{ id: number; Loginname: string; password: string }>(
      'institution',
      'add',
      ...given,
    );
    expect(added).toMatchObject({ Kundennummer: '300001', Paket: 'Vollversion', Testende: null, users: 1 });
    const login = await (await servicesOn(database.em(), new SystemClock()))
      .get(LoginService)
      .login(added.Loginname, added.password);
    expect(login.ok).toBe(true);
    const set = await answerOf('institution', 'set', '300001', '--phone', '0421 1', '--package', 'Testpaket');
    expect(set).toMatchObject({ Telefon: '0421 1', Paket: 'Testpaket', Testende: 30, Ort: 'Bremen' });
    expect(await refused('institution', 'delete', '300001')).toEqual([
      2,
      'inko: Delete the institution "Apotheke am Markt" with 1 user, 0 own prices and 0 chosen Krankenkassen: say --yes, there is nobody here to ask.\n',
    ]);
    await answerOf('institution', 'delete', '300001', '--yes');
    expect(await refused('user', 'show', added.Loginname)).toEqual([
      1,
      expect.stringContaining('Es gibt keinen'),
    ]);
    const [kept] = await answerOf<{ id: number }[]>('institution', 'list', '--deleted');
    expect(kept).toMatchObject({ id: added.id, Name: 'Apotheke am Markt', users: 1 });
    expect((await refused('institution', 'show', `id:${added.id}`))[0]).toBe(1);
    expect((await refused('institution', 'delete', `id:${added.id}`, '--yes'))[0]).toBe(1);
    await answerOf('institution', 'delete', `id:${added.id}`, '--permanent', '--yes');
    expect(await answerOf<unknown[]>('institution', 'list', '--deleted')).toEqual([]);
    expect(await database.em().count(User, { institution: added.id })).toBe(0);
    const again = await answerOf<{ id: number }>('institution', 'add', ...given);
    await answerOf('institution', 'delete', `id:${again.id}`, '--permanent', '--yes');
    expect(await database.em().count(User, { institution: again.id })).toBe(0);
    expect(await acts(3)).toContain('institution-deleted');
  });

  // @spec access-4-19
  test('user: adds, changes, keeps out, lets in and deletes, by the rules of the screen', async () => {
    const mail = ['--mail', 'neumann@apotheke.example'];
    const where = ['--institution', '204711'];
    const added = await answerOf<{ password: string }>('user', 'add', ...where, ...PERSON, ...mail);
    expect(added).toMatchObject({ Loginname: 'ada.neumann', Status: 'wartend', RollenName: 'Beratung' });
    expect(await refused('user', 'add', ...PERSON, ...mail)).toEqual([
      2,
      expect.stringContaining('--institution'),
    ]);
    const set = await answerOf(
      'user',
      'set',
      'ada.neumann',
      '--last-name',
      'Alt',
      '--login',
      'alt',
      '--role',
      'id:4',
    );
    expect(set).toMatchObject({ Nachname: 'Alt', Vorname: 'Ada', Loginname: 'alt', RollenId: 4 });
    expect(await answerOf('user', 'deactivate', 'alt')).toMatchObject({ Status: 'inaktiv' });
    expect(await answerOf('user', 'unlock', 'alt')).toMatchObject({ password: expect.any(String) });
    const { password } = await answerOf<{ password: string }>('user', 'reset-password', 'alt');
    const { passwordHash } = await database.em().findOneOrFail(User, { loginKey: 'alt' });
    expect(await verifyPassword(password, passwordHash ?? '')).toBe(true);
    expect(await refused('user', 'delete', 'leitung', '--yes')).toEqual([
      1,
      expect.stringContaining('Das ist der letzte Hauptbenutzer'),
    ]);
    expect(await refused('user', 'deactivate', 'leitung')).toEqual([
      1,
      expect.stringContaining('Das ist der letzte Hauptbenutzer'),
    ]);
    expect(await refused('user', 'delete', 'admin', '--yes')).toEqual([
      1,
      expect.stringContaining('Das ist der letzte Zugang zur Verwaltung'),
    ]);
    await answerOf('user', 'delete', 'alt', '--yes');
    const [kept] = await answerOf<{ id: number }[]>('user', 'list', '--deleted');
    expect(kept).toMatchObject({ Loginname: 'alt', Nachname: 'Alt', Institution: expect.any(String) });
    expect((await refused('user', 'delete', `id:${kept?.id}`, '--yes'))[0]).toBe(1);
    await answerOf('user', 'delete', `id:${kept?.id}`, '--permanent', '--yes');
    expect(await answerOf<unknown[]>('user', 'list', '--deleted')).toEqual([]);
    expect(await database.em().count(User, { id: kept?.id ?? 0 })).toBe(0);
    const staff = await answerOf('user', 'add', '--staff', ...PERSON, ...mail);
    expect(staff).toMatchObject({ RollenName: 'Hersteller', Institution: 'HARTMANN' });
    const names = (rows: readonly { Loginname: string }[]) => rows.map(({ Loginname }) => Loginname);
    expect(names(await answerOf('user', 'list', '--staff'))).toEqual(['ada.neumann', 'admin']);
    expect(names(await answerOf('user', 'list', '--institution', '305802'))).toEqual(['demo']);
    await answerOf('user', 'delete', 'ada.neumann', '--permanent', '--yes');
    expect(await acts(1)).toEqual(['user-deleted']);
  });

  // @spec access-4-19
  test('audit: finds what it is asked for', async () => {
    await answerOf('package', 'set-default', 'id:1', '--registration');
    const list = (...args: readonly string[]) => answerOf<{ what: string }[]>('audit', 'list', ...args);
    expect((await list('--what', 'paket-saved')).length).toBeGreaterThan(0);
    expect(await list('--what', 'login', '--who', 'operator:nobody')).toEqual([]);
    expect(await list('--until', '2020-01-01')).toEqual([]);
    expect((await list('--since', '2020-01-01')).length).toBeGreaterThan(0);
    await answerOf('package', 'set', 'id:1', '--user-limit', '12');
    const written = await inkoHere(['audit', 'list', '--what', 'paket-saved', '--limit', '1']);
    expect(written.stdout).toMatch(/Z\tDer Betreiber .+ hat das Paket „.+“ geändert\tNutzerlimit 10 → 12\n$/);
    const [structure] = await list('--what', 'paket-saved', '--limit', '1');
    expect(structure).toMatchObject({ what: 'paket-saved', detail: { after: expect.anything() } });
    expect(await refused('audit', 'list', '--since', '2020-31-31')).toEqual([
      2,
      expect.stringContaining('a day such'),
    ]);
  });

  // @spec access-4-19
  test('doctor: finds nothing wrong, then what is', async () => {
    const sound = await answerOf<{ state: string; check: string }[]>('doctor');
    expect(sound.map(({ state, check }) => `${check} ${state}`)).toEqual(
      [
        ...[
          'node',
          'configuration',
          'mail',
          'sender',
          'disk',
          'database',
          'writable',
          'integrity',
          'references',
          'prices',
        ],
        'keys',
        ...(engine === 'postgresql' ? ['connections', 'backup'] : []),
        'last backup',
        ...['staff', 'defaults', 'recommendations'],
      ].map((check) => `${check} ${check === 'last backup' ? 'warning' : 'ok'}`),
    );
    await database.em().nativeUpdate(User, { loginKey: 'admin' }, { inactive: true });
    const { code, stdout } = await inkoHere(['doctor']);
    expect([code, stdout]).toEqual([
      1,
      expect.stringContaining('error\tstaff\tnobody of the vendor can log in'),
    ]);
    await database.em().nativeUpdate(User, { loginKey: 'admin' }, { inactive: false });
    vi.stubEnv('SECRET_KEY', 'another secret key, of 32 characters and more');
    expect((await inkoHere(['doctor'])).stdout).toContain(
      'error\tkeys\tcannot be read with SECRET_KEY and PDF_KEYS as they are: PDF password of institution id:',
    );
  });
});
