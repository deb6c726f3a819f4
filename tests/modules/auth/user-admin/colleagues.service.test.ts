import { expect, test } from 'vitest';
import { ColleaguesService, LoginService, SessionService, User } from '#auth';
import { Institution } from '#institution';
import { LinkToken } from '../../../../modules/auth/links/link-token.entity.ts';
import { LinkTokens } from '../../../../modules/auth/links/link-tokens.ts';
import { Session } from '../../../../modules/auth/session/session.entity.ts';
import { another } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { HOUR, TestClock } from '../../../server/support/test-clock.ts';
import { useManagedUsers } from '../users/managed-users.ts';

const DAY = 24 * HOUR;

describeWithDatabase('an institution helps and removes its users', (engine) => {
  const {
    database,
    services,
    admin,
    colleagues,
    userOf,
    actorOf,
    chief,
    vendor,
    fresh,
    add,
    list,
    rowOf,
    entries,
    reset,
  } = useManagedUsers(engine);

  test('gives initial passwords that expire after 7 days', async () => {
    const { Loginname, password = '' } = await add();
    const login = async (clockBy: number) => {
      const then = new TestClock();
      then.advance(clockBy);
      return (await servicesOn(database.em(), then)).get(LoginService).login(Loginname, password);
    };
    expect(await login(7 * DAY - HOUR)).toMatchObject({ ok: true });
    const late = await login(7 * DAY);
    expect(late).toMatchObject({ ok: false, error: 4, message: expect.stringContaining('galt 7 Tage') });
    // It was the right one: nothing is counted, and a wrong one learns nothing of it.
    expect((await userOf(Loginname)).failedTries).toBe(0);
    const { id } = await userOf(Loginname);
    const next = await reset(id);
    expect(next).not.toBe(password);
    expect(await (await services()).get(LoginService).login(Loginname, next)).toMatchObject({ ok: true });
  });

  // @spec access-4-9
  test('deletes and deactivates neither main users nor oneself', async () => {
    const { id } = await userOf('leitung');
    const own = await userOf('beratung');
    const actor = await actorOf('beratung');
    for (const [user, words] of [
      [id, 'Kundensupport'],
      [own.id, 'eigenen Zugang'],
    ] as const) {
      const refused = { code: 'forbidden', message: expect.stringContaining(words) };
      await expect((await colleagues()).deactivate(actor, user)).rejects.toMatchObject(refused);
      await expect((await colleagues()).resetPassword(actor, user)).rejects.toMatchObject(refused);
      await expect((await colleagues()).remove(actor, user, 'permanent')).rejects.toMatchObject(refused);
    }
    expect(await entries()).toEqual([]);
  });

  test('keeps the last main user where two processes of the vendor delete both', async () => {
    const { id, institution } = await userOf('leitung');
    const last = { code: 'forbidden', message: expect.stringContaining('letzte Hauptbenutzer') };
    await expect((await colleagues()).remove(await vendor(), id, 'permanent')).rejects.toMatchObject(last);
    await expect((await colleagues()).deactivate(await vendor(), id)).rejects.toMatchObject(last);
    const second = await add();
    await database.em().nativeUpdate(User, { id: second.id }, { role: 2 });
    const third = await add();
    await database.em().nativeUpdate(User, { id: third.id }, { role: 2 });
    await database.em().nativeUpdate(User, { id }, { role: 3 });
    const other = await another(database, engine);
    const actor = await vendor();
    const outcomes = await Promise.all(
      [second, third].map(async (user, index) =>
        (await services(index === 0 ? database.em() : other.em()))
          .get(ColleaguesService)
          .remove(actor, user.id, 'permanent')
          .then(
            () => 'deleted',
            ({ code }) => code,
          ),
      ),
    );
    await other.close();
    await database.em().nativeUpdate(User, { id }, { role: 2 });
    expect(outcomes.sort()).toEqual(['deleted', 'forbidden']);
    expect(await database.em().count(Institution, { id: institution.id })).toBe(1);
  });

  test('knows nothing of users of another institution', async () => {
    const { id } = await userOf('demo');
    const unknown = { code: 'not-found', message: 'Diesen Benutzer gibt es nicht.' };
    const actor = await chief();
    for (const user of [id, 999_999]) {
      await expect((await admin()).save(actor, fresh({ id: user }))).rejects.toMatchObject(unknown);
      await expect((await colleagues()).deactivate(actor, user)).rejects.toMatchObject(unknown);
      await expect((await colleagues()).resetPassword(actor, user)).rejects.toMatchObject(unknown);
      await expect((await colleagues()).remove(actor, user, 'permanent')).rejects.toMatchObject(unknown);
    }
    expect((await list({ q: 'Petersen' })).page.total).toBe(0);
  });

  test('keeps the last of the vendor’s staff where two delete each other', async () => {
    const actor = await vendor();
    const { id } = await add({ RollenId: 1 }, actor);
    const second = { ...actor, userId: id };
    const outcomes = await Promise.allSettled([
      (await colleagues()).remove(actor, id, 'hidden'),
      (await colleagues()).remove(second, actor.userId, 'hidden'),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await database.em().count(User, { role: 1, loginKey: { $ne: null } })).toBe(1);
    // The one that may have gone comes back.
    await database
      .em()
      .nativeUpdate(User, { id: actor.userId }, { loginKey: 'admin', mail: 'admin@hersteller.example' });
  });

  test('deletes for good: nothing personal stays, and the audit log keeps an opaque id', async () => {
    const input = fresh();
    const { id, Loginname, password = '' } = await (await admin()).save(await chief(), input);
    const login = await (await services()).get(LoginService).login(Loginname, password);
    await (await services()).get(LinkTokens).issue(id, 'reset');
    await expect((await colleagues()).remove(await chief(), id, 'hidden')).rejects.toMatchObject({
      code: 'invalid',
      fields: { dsvgo: expect.any(String) },
    });
    await (await colleagues()).remove(await chief(), id, 'permanent');
    const em = database.em();
    expect(await em.count(User, { id })).toBe(0);
    expect(await em.count(Session, { user: id })).toBe(0);
    expect(await em.count(LinkToken, { user: id })).toBe(0);
    if (!login.ok) throw new Error(login.message);
    expect(await (await services()).get(SessionService).resolve(login.token)).toBeNull();
    const log = await entries();
    expect(log.map(({ what }) => what)).toEqual(['user-added', 'login', 'user-deleted']);
    expect(JSON.stringify(log)).not.toMatch(new RegExp(`user:${id}"|${Loginname}|${input.Mail}`));
    expect(new Set([log[0]?.whom, log[1]?.who, log[2]?.whom])).toEqual(
      new Set([expect.stringMatching(/^deleted:[\da-f-]{36}$/)]),
    );
    // Mail and login name are free again.
    expect(await (await admin()).save(await chief(), { ...input, Loginname })).toMatchObject({ Loginname });
  });

  test('lets the vendor hide a user, who then no longer counts towards the limit', async () => {
    const input = fresh();
    const { id, Loginname } = await (await admin()).save(await chief(), input);
    await (await services()).get(SessionService).open({ id });
    await (await colleagues()).remove(await vendor(), id, 'hidden');
    expect((await list()).count).toBe(3);
    expect(await database.em().count(Session, { user: id })).toBe(0);
    expect(await database.em().findOneOrFail(User, id)).toMatchObject({ mail: null, loginKey: null });
    await expect((await colleagues()).resetPassword(await vendor(), id)).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await (await admin()).save(await chief(), { ...input, Loginname })).toMatchObject({ Loginname });
  });

  // @spec access-4-9
  test('reactivates one with a new password', async () => {
    const { id, Loginname, password = '' } = await add();
    await (await services()).get(SessionService).open({ id });
    await (await services()).get(LinkTokens).issue(id, 'reset');
    await (await colleagues()).deactivate(await chief(), id);
    for (const entity of [Session, LinkToken])
      expect(await database.em().count(entity as never, { user: id } as never)).toBe(0);
    expect((await entries()).at(-1)).toMatchObject({ what: 'user-deactivated', whom: `user:${id}` });
    expect(await rowOf(id)).toMatchObject({ Status: 'inaktiv' });
    expect(await (await services()).get(LoginService).login(Loginname, password)).toMatchObject({ error: 5 });
    const next = await reset(id);
    expect(await rowOf(id)).toMatchObject({ Status: 'wartend' });
    expect(await (await services()).get(LoginService).login(Loginname, next)).toMatchObject({ ok: true });
  });
});
