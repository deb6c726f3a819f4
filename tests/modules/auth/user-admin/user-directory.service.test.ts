import { expect, test } from 'vitest';
import { User, UserDirectoryService } from '#auth';
import { RIGHTS, type UserActor } from '#platform/domain';
import { directoryListQuery } from '../../../../modules/auth/user-admin/user-directory.ts';
import type { UserGroup } from '../../../../modules/auth/user-admin/user-directory-rows.ts';
import { actorOf } from '../../../server/support/actor.ts';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';

describeOnBothEngines('the directory of all users', (engine) => {
  const database = useSeededDatabase(engine);
  const directory = async (em = database.em()) => (await servicesOn(em)).get(UserDirectoryService);
  const vendor = async (): Promise<UserActor> => ({ ...(await actorOf(database.orm, 'admin')), admin: true });
  const list = async (
    group: UserGroup,
    query: Readonly<Record<string, string>> = {},
    from?: UserDirectoryService,
  ) => (from ?? (await directory())).list(await vendor(), group, directoryListQuery.parse(query));
  const names = async (group: UserGroup, query: Readonly<Record<string, string>> = {}) =>
    (await list(group, query)).page.rows.map(({ Loginname }) => Loginname);

  test('keeps staff and customers apart, each with the roles that they may be given', async () => {
    expect(await names('staff')).toEqual(['admin']);
    expect(await names('customers', { sort: 'Loginname' })).toEqual([
      'beratung',
      'demo',
      'kalkulation',
      'leitung',
    ]);
    const [staff, customers] = [await list('staff'), await list('customers', { q: 'niemand' })];
    expect(staff.page.rows[0]).toMatchObject({ standing: 'oneself', Status: 'active' });
    expect(staff.roles.map(({ id }) => id)).toEqual([1]);
    expect(customers.roles.map(({ id }) => id)).toEqual([2, 3, 4]);
    expect(customers.count).toBe(4);
    expect(JSON.stringify([staff, await list('customers')])).not.toMatch(/argon2|password/i);
  });

  test('searches by the institution too', async () => {
    expect(await names('customers', { q: 'lindenhof' })).toEqual(['demo']);
    expect(await names('customers', { 'filter.Kundennummer': '2047', sort: 'Vorname' })).toEqual([
      'beratung',
      'leitung',
      'kalkulation',
    ]);
    expect(await names('customers', { 'filter.PLZ': '28195', 'filter.Status': 'inaktiv' })).toEqual([]);
    expect(await names('customers', { 'filter.Status': 'akti' })).toHaveLength(4);
    expect(await names('customers', { 'filter.Status': '=aktiv' }), 'after = the whole of it').toHaveLength(
      4,
    );
    expect(await names('customers', { 'filter.Status': '=akti' })).toEqual([]);
    expect(await names('customers', { 'filter.Nachname': '=krüger' })).toEqual(['beratung']);
    expect(await names('customers', { 'filter.Nachname': '=krüge' })).toEqual([]);
    expect((await list('customers', { size: '200' })).page.pageSize).toBe(200);
  });

  test('shows a change at once, also of another process, and no deleted user', async () => {
    const other = await another(database, engine);
    const there = await directory(other.em());
    expect((await list('customers', {}, there)).count).toBe(4);
    const em = database.em();
    await em.nativeUpdate(User, { loginKey: 'kalkulation' }, { loginKey: null });
    await em.nativeUpdate(User, { loginKey: 'demo' }, { inactive: true });
    const { count, page } = await list('customers', { sort: 'Loginname' }, there);
    await em.nativeUpdate(User, { loginname: 'kalkulation' }, { loginKey: 'kalkulation' });
    await em.nativeUpdate(User, { loginKey: 'demo' }, { inactive: false });
    await other.close();
    expect(count).toBe(3);
    expect(page.rows.map(({ Loginname, Status }) => [Loginname, Status])).toEqual([
      ['beratung', 'active'],
      ['demo', 'inaktiv'],
      ['leitung', 'active'],
    ]);
  });

  test('sorts and searches as German does, on each page, and counts what it finds', async () => {
    const em = database.em();
    const { institution } = await em.findOneOrFail(User, { loginKey: 'demo' });
    const named = ['Zander', 'Öztürk', 'Ostermann', 'ärmel', 'Arnold', 'Straßer', 'Strasser-Ott', 'Österle'];
    const user = { role: null, anrede: 0, passwordInitial: false, mailConfirmed: true, failedTries: 0 };
    for (const [at, nachname] of named.entries())
      await em.insert(User, {
        ...{ ...user, institution, nachname, vorname: '100%', inactive: at === 0, created: new Date() },
        ...{
          loginname: `Sortiert${at}`,
          loginKey: `sortiert${at}`,
          mail: at === 1 ? null : `s${at}@x.example`,
        },
      });
    const found = async (query: Readonly<Record<string, string>>) =>
      (await list('customers', query)).page.rows.map(({ Nachname }) => Nachname);
    const all = { 'filter.Loginname': 'SORTIERT' };
    const order = ['ärmel', 'Arnold', 'Österle', 'Ostermann', 'Öztürk', 'Straßer', 'Strasser-Ott', 'Zander'];
    const sorted = await found({ ...all, sort: 'Nachname' });
    await em.nativeUpdate(User, { loginKey: 'sortiert0' }, { nachname: 'Äbli' });
    const renamed = await found({ ...all, sort: 'Nachname' });
    const reversed = await found({ ...all, sort: '-Nachname' });
    const searched = await found({ ...all, q: 'öST', sort: 'Loginname' });
    const percent = await list('customers', { q: '100%' });
    const wild = await found({ ...all, q: '1_0%' });
    const nulls = [await found({ ...all, sort: 'Mail' }), await found({ ...all, sort: '-Mail' })];
    const status = await found({ ...all, 'filter.Status': 'inak' });
    const roleless = await found({ 'filter.Rolle': 'keine Rolle', sort: 'Rolle' });
    const beyond = (await list('customers', { ...all, page: '9' })).page;
    await em.nativeDelete(User, { vorname: '100%' });
    expect(sorted).toEqual(order);
    expect(renamed).toEqual(['Äbli', ...order.slice(0, -1)]);
    expect(reversed).toEqual(renamed.toReversed());
    expect(searched).toEqual(['Österle']);
    expect([percent.page.total, percent.count]).toEqual([8, 12]);
    expect(wild).toEqual([]);
    expect(nulls.map((rows) => rows.at(-1))).toEqual(['Öztürk', 'Öztürk']);
    expect(status).toEqual(['Äbli']);
    expect(roleless).toHaveLength(8);
    expect(beyond).toMatchObject({ page: 1, total: 8 });
  });

  test('searches column by column, whatever the case of how many letters, and knows the last page', async () => {
    const em = database.em();
    const { institution } = await em.findOneOrFail(User, { loginKey: 'demo' });
    const user = { role: null, anrede: 0, passwordInitial: false, mailConfirmed: true, failedTries: 0 };
    for (let at = 0; at < 60; at += 1)
      await em.insert(User, {
        ...{ ...user, institution, vorname: 'Şeyma', nachname: 'Größmüller-Äöüß', created: new Date() },
        ...{ inactive: false, loginname: `Such${at}`, loginKey: `such${at}`, mail: `${at}@such.example` },
      });
    const total = async (q: string) => (await list('customers', { q })).page.total;
    const totals = {
      letters: await total('gRÖẞMÜLLER'),
      // Of more than four SQLite tries no other spellings.
      many: await total(engine === 'postgresql' ? 'größmüller-äöüß' : 'Größmüller-Äöüß'),
      otherAlphabet: await total('şEYMA'),
      acrossColumns: await total('Größmüller-Äöüß Şeyma'),
      wordsOfRole: await total('keine Rolle'),
    };
    const last = (await list('customers', { q: 'such', sort: '-Loginname', page: '9' })).page;
    const byOrt = (await list('customers', { q: 'SUCH', sort: 'Ort', page: '2' })).page;
    await em.nativeDelete(User, { vorname: 'Şeyma' });
    expect(totals).toEqual({ letters: 60, many: 60, otherAlphabet: 60, acrossColumns: 0, wordsOfRole: 60 });
    expect(last).toMatchObject({ page: 2, total: 60, pageSize: 50 });
    expect(last.rows.map(({ Loginname }) => Loginname)).toHaveLength(10);
    expect(last.rows.at(-1)?.Loginname).toBe('Such0');
    expect(byOrt.rows).toHaveLength(10);
  });

  test('finds one by login name, however it is written, and is closed to customers', async () => {
    const staff = await vendor();
    expect(await (await directory()).byLoginname(staff, ' DEMO ')).toMatchObject({
      Institution: 'Sanitätshaus Lindenhof',
      standing: 'colleague',
    });
    await expect((await directory()).byLoginname(staff, 'niemand')).rejects.toMatchObject({
      code: 'not-found',
    });
    const customer = await actorOf(database.orm, 'leitung', RIGHTS);
    const refused = { code: 'forbidden' };
    await expect((await directory()).byLoginname(customer, 'demo')).rejects.toMatchObject(refused);
    await expect(
      (await directory()).list(customer, 'customers', directoryListQuery.parse({})),
    ).rejects.toMatchObject(refused);
  });
});
