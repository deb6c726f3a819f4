import { expect, test } from 'vitest';
import { User } from '#auth';
import { RIGHTS } from '#platform/domain';
import { UsersService } from '../../../../modules/auth/user-admin/users.service.ts';
import { usersListQuery } from '../../../../modules/auth/user-admin/users-list.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { useManagedUsers } from '../users/managed-users.ts';

describeOnBothEngines('an institution lists its users', (engine) => {
  const { database, services, colleagues, actorOf, add, list } = useManagedUsers(engine);

  test('lists its own, with what their roles allow in words, and the limit', async () => {
    const overview = await list();
    expect(overview).toMatchObject({ count: 3, limit: 10, page: { total: 3 } });
    expect(overview.page.rows.map(({ Nachname, standing }) => [Nachname, standing])).toEqual([
      ['Krüger', 'colleague'],
      ['Lorenz', 'colleague'],
      ['Weiß', 'oneself'],
    ]);
    expect(JSON.stringify(overview)).not.toMatch(/argon2|passwordHash/);
    expect(overview.roles.map(({ id, given, istStandard }) => [id, given, istStandard])).toEqual([
      [2, false, false],
      [3, true, true],
      [4, true, false],
    ]);
    expect(overview.roles[2]?.rechte).toEqual(
      expect.arrayContaining(['Produktkatalog ansehen', 'Versorgung berechnen', 'PDF anzeigen']),
    );
  });

  test('sorts and filters by each column, and searches all of them', async () => {
    const names = async (query: Readonly<Record<string, string>>) =>
      (await list(query)).page.rows.map(({ Vorname }) => Vorname);
    expect(await names({ sort: 'Vorname' })).toEqual(['Daniel', 'Katharina', 'Sabine']);
    expect(await names({ sort: '-Loginname' })).toEqual(['Katharina', 'Sabine', 'Daniel']);
    expect(await names({ 'filter.Rolle': 'kalkul' })).toEqual(['Sabine']);
    expect(await names({ 'filter.Status': 'AKTIV', 'filter.Nachname': 'krü' })).toEqual(['Daniel']);
    expect(await names({ q: 'LORENZ@' })).toEqual(['Sabine']);
    expect((await list({ q: 'niemand' })).count).toBe(3);
    await database.em().nativeUpdate(User, { loginKey: 'beratung' }, { role: null });
    expect(await names({ q: 'keine Rolle' })).toEqual(['Daniel']);
    await database.em().nativeUpdate(User, { loginKey: 'beratung' }, { role: 3 });
  });

  test('requires insti_nutzer for all of it', async () => {
    const without = await actorOf('leitung', { rights: RIGHTS.filter((right) => right !== 'insti_nutzer') });
    const refused = { code: 'forbidden', message: 'Sie haben leider nicht die passenden Berechtigungen.' };
    await expect(add({}, without)).rejects.toMatchObject(refused);
    await expect((await colleagues()).remove(without, 1, 'permanent')).rejects.toMatchObject(refused);
    await expect(
      (await services()).get(UsersService).overview(without, usersListQuery.parse({})),
    ).rejects.toMatchObject(refused);
  });
});
