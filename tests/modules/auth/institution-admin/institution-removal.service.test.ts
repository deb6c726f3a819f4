import { expect, test } from 'vitest';
import { ColleaguesService, LoginService, SessionService } from '#auth';
import { DeletedInstitutionsService } from '../../../../modules/auth/institution-admin/deleted-institutions.service.ts';
import { deletedInstitutionsListQuery } from '../../../../modules/auth/institution-admin/deleted-institutions.ts';
import { InstitutionRemovalService } from '../../../../modules/auth/institution-admin/institution-removal.service.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { type Given, useManagedInstitutions } from './managed-institutions.ts';

describeOnBothEngines('the vendor removes institutions', (engine) => {
  const { database, clock, services, admin, vendor, list, details, row, fresh, add, change, entries } =
    useManagedInstitutions(engine);

  /** One with a colleague, an own price, a Krankenkasse, a session and something that waits to be imported. */
  async function furnished(more: Given = {}) {
    const saved = await add(more);
    const { id } = saved;
    const em = database.em();
    await em.execute('insert into own_price (institution_id, size_id, price) values (?, 1, 995)', [id]);
    await em.execute('insert into own_krankenkasse (institution_id, krankenkasse_id) values (?, 4)', [id]);
    const { password = '', Loginname = '', userId = 0 } = saved.login ?? {};
    const login = (await (await services()).get(LoginService).login(Loginname, password)) as {
      token: string;
    };
    expect((await details(id)).counts).toEqual({ users: 1, prices: 1, kassen: 1 });
    return { id, userId, Loginname, password, token: login.token };
  }
  const leftOf = async (id: number, userId: number) => {
    const em = database.em();
    const counts = async (table: string, column: string, value: number) =>
      Number((await em.execute(`select count(*) as n from ${table} where ${column} = ?`, [value]))[0]?.n);
    return {
      institution: await counts('institution', 'id', id),
      users: await counts('users', 'institution_id', id),
      prices: await counts('own_price', 'institution_id', id),
      kassen: await counts('own_krankenkasse', 'institution_id', id),
      sessions: await counts('session', 'user_id', userId),
      links: await counts('link_token', 'user_id', userId),
    };
  };

  test('never touches its own institution', async () => {
    const own = (await vendor()).institutionId;
    const removal = (await services()).get(InstitutionRemovalService);
    for (const how of ['hidden', 'permanent'] as const)
      await expect(removal.remove(await vendor(), own, how)).rejects.toMatchObject({ code: 'not-found' });
    await expect(details(own)).rejects.toMatchObject({ code: 'not-found' });
    await expect((await admin()).save(await vendor(), fresh({ id: own }))).rejects.toMatchObject({
      code: 'not-found',
    });
    expect((await list()).rows.map(({ id }) => id)).not.toContain(own);
  });

  test('hides one: nobody logs in, sessions end, and number, mail and login name are free', async () => {
    const { id, userId, Loginname, password, token } = await furnished({ Vorname: 'Zora' });
    const { kundennummer, email } = await row(id);
    await (await services()).get(InstitutionRemovalService).remove(await vendor(), id, 'hidden', 1);
    expect(await (await services()).get(SessionService).resolve(token)).toBeNull();
    expect(await (await services()).get(LoginService).login(Loginname, password)).toMatchObject({
      ok: false,
      error: 1,
    });
    expect((await list()).rows.map((each) => each.id)).not.toContain(id);
    await expect(details(id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(
      (await services()).get(ColleaguesService).resetPassword(await vendor(), userId),
    ).rejects.toMatchObject({ code: 'not-found' });
    const again = await add({ Vorname: 'Zora', Kundennummer: kundennummer ?? '', Email: email });
    expect(again.login?.Loginname).toBe(Loginname);
    expect(await leftOf(id, userId)).toMatchObject({ institution: 1, users: 1, prices: 1, sessions: 0 });
    const removal = (await services()).get(InstitutionRemovalService);
    await expect(removal.remove(await vendor(), id, 'hidden')).rejects.toMatchObject({ code: 'not-found' });
    const deleted = async (query: Readonly<Record<string, string>> = {}) =>
      (
        await (
          await services()
        )
          .get(DeletedInstitutionsService)
          .list(await vendor(), deletedInstitutionsListQuery.parse(query))
      ).rows;
    expect(await deleted()).toEqual([
      {
        ...{ id, version: 1, Name: expect.any(String), PLZ: '20095', Ort: 'Hamburg' },
        ...{ geloescht: clock.now().toISOString(), counts: { users: 1, prices: 1, kassen: 1 } },
      },
    ]);
    expect(await deleted({ 'filter.geloescht': '09.03.2026', q: 'hamburg' })).toHaveLength(1);
    expect(await deleted({ q: 'Bremen' })).toEqual([]);
    const { version } = (await deleted())[0] as { version: number };
    await removal.remove(await vendor(), id, 'permanent', version);
    expect(await leftOf(id, userId)).toMatchObject({ institution: 0, users: 0, prices: 0, kassen: 0 });
    expect(await deleted()).toEqual([]);
  });

  test('deletes one for good: no row of it is left, nothing in the log names it, and others keep theirs', async () => {
    const { id, userId, token } = await furnished();
    const before = await leftOf(2, 2);
    await (await services()).get(InstitutionRemovalService).remove(await vendor(), id, 'permanent', 1);
    expect(await leftOf(id, userId)).toEqual({
      ...{ institution: 0, users: 0, prices: 0, kassen: 0, sessions: 0, links: 0 },
    });
    expect(await (await services()).get(SessionService).resolve(token)).toBeNull();
    expect(await leftOf(2, 2)).toEqual(before);
    const log = await database.em().find(AuditEntry, {});
    const named = log.filter(
      ({ who, whom, detail }) =>
        [who, whom].includes(`user:${userId}`) || whom === `institution:${id}` || detail?.includes('Falk'),
    );
    expect(named).toEqual([]);
    expect(await entries('institution-deleted')).toMatchObject([{ code: 'permanent', count: 1 }]);
    // Its entries stay related, the deletion among them.
    const [added, removed] = log
      .filter(({ what }) => what === 'institution-added' || what === 'institution-deleted')
      .slice(-2);
    expect(removed?.whom).toMatch(/^deleted:[\da-f-]{36}$/);
    expect(added).toMatchObject({ what: 'institution-added', whom: removed?.whom });
  });

  test('does not delete one that was changed meanwhile', async () => {
    const { id } = await add();
    await change(id, { Ort: 'Kiel' });
    await expect(
      (await services()).get(InstitutionRemovalService).remove(await vendor(), id, 'permanent', 1),
    ).rejects.toMatchObject({ code: 'conflict', current: { Ort: 'Kiel' } });
    expect((await row(id)).ort).toBe('Kiel');
  });
});
