import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { ColleaguesService, LoginService, OwnPasswordService, Role, SessionService, User } from '#auth';
import { Institution, Paket } from '#institution';
import { RIGHTS, type Right, type UserActor } from '#platform/domain';
import { LinkToken } from '../../../../modules/auth/links/link-token.entity.ts';
import { LinkTokens } from '../../../../modules/auth/links/link-tokens.ts';
import { Session } from '../../../../modules/auth/session/session.entity.ts';
import { UserAdminService } from '../../../../modules/auth/users/user-admin.service.ts';
import type { UserInput } from '../../../../modules/auth/users/user-input.ts';
import { UsersService } from '../../../../modules/auth/users/users.service.ts';
import { usersListQuery } from '../../../../modules/auth/users/users-list.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { HOUR, TestClock } from '../../../server/support/test-clock.ts';
import { mailsTo } from '../../../server/support/visitor.ts';

const DAY = 24 * HOUR;

describeOnBothEngines('an institution manages its users', (engine) => {
  const database = useSeededDatabase(engine);
  const clock = new TestClock();
  const outbox = () => join(database.folder, 'outbox');
  const services = (em = database.em()) =>
    servicesOn(em, clock, { env: { VENDOR_NAME: 'Muster AG', OUTBOX_DIR: outbox() } });
  const admin = () => services().get(UserAdminService);
  const colleagues = () => services().get(ColleaguesService);
  const userOf = (loginKey: string) => database.em().findOneOrFail(User, { loginKey });
  const actorOf = async (
    loginKey: string,
    { rights = RIGHTS, staff = false }: { rights?: readonly Right[]; staff?: boolean } = {},
  ): Promise<UserActor> => {
    const { id, institution } = await userOf(loginKey);
    const ids = { userId: id, institutionId: institution.id };
    return { kind: 'user', ...ids, rights: new Set(rights), admin: staff, waiting: false };
  };
  const chief = () => actorOf('leitung');
  const vendor = () => actorOf('admin', { staff: true });
  let count = 0;
  const fresh = (more: Partial<UserInput> = {}): UserInput => {
    count += 1;
    const name = `Neu${'abcdefghijklmnopqrstuvwxyz'[count % 26]}${'x'.repeat(Math.floor(count / 26))}`;
    return {
      ...{ id: null, Anrede: 1, Vorname: name, Nachname: 'Mann', RollenId: 3 },
      Mail: `neu${count}@apotheke.example`,
      ...more,
    };
  };
  const add = async (more: Partial<UserInput> = {}, actor?: UserActor) =>
    admin().save(actor ?? (await chief()), fresh(more));
  const list = async (query: Readonly<Record<string, string>> = {}) =>
    services()
      .get(UsersService)
      .overview(await chief(), usersListQuery.parse(query));
  const rowOf = async (id: number) => (await list()).page.rows.find((row) => row.id === id);
  const entries = async () =>
    (await database.em().find(AuditEntry, {}, { orderBy: { id: 'asc' } })).map(
      ({ who, what, whom, detail }) => ({
        who,
        what,
        whom: whom ?? null,
        detail: JSON.parse(detail ?? 'null'),
      }),
    );

  /** By the main user, who has just logged in. */
  const reset = async (id: number) => {
    const actor = await chief();
    const token = await services().get(SessionService).open({ id: actor.userId });
    return colleagues().resetPassword(actor, id, { token });
  };

  beforeEach(async () => {
    const keep = ['admin', 'leitung', 'beratung', 'kalkulation', 'demo'];
    await database.em().nativeDelete(User, { loginname: { $nin: keep } });
    await database.em().nativeUpdate(Paket, { id: 2 }, { Nutzerlimit: 10 });
    await database.em().nativeDelete(AuditEntry, {});
  });

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

  test('adds one, who logs in with the initial password and must replace it', async () => {
    const saved = await add({ Vorname: 'Zoë', Nachname: "O'Hara", Mail: '  Zoe@Apotheke.Example ' });
    expect(saved).toMatchObject({ version: 1, Loginname: 'zoe.ohara' });
    expect(await rowOf(saved.id)).toMatchObject({
      Mail: 'zoe@apotheke.example',
      Status: 'wartend',
      RollenName: 'Beratung',
    });
    expect(await entries()).toEqual([
      {
        who: `user:${(await chief()).userId}`,
        what: 'user-added',
        whom: `user:${saved.id}`,
        detail: { after: expect.objectContaining({ Loginname: 'zoe.ohara', RollenId: 3 }) },
      },
    ]);
    expect(JSON.stringify(await entries())).not.toContain(saved.password);
    const login = await services()
      .get(LoginService)
      .login('Zoe.Ohara', saved.password as string);
    if (!login.ok) throw new Error(login.message);
    const { actor } = (await services().get(SessionService).resolve(login.token)) ?? {};
    expect(actor).toMatchObject({ waiting: true, admin: false });
    const own = 'Selbst-gewählt-9';
    await services()
      .get(OwnPasswordService)
      .replaceInitial(actor as UserActor, login.token, own, own);
    expect(await rowOf(saved.id)).toMatchObject({ Status: 'active' });
  });

  test('gives initial passwords that expire after 7 days', async () => {
    const { Loginname, password = '' } = await add();
    const login = (clockBy: number) => {
      const then = new TestClock();
      then.advance(clockBy);
      return servicesOn(database.em(), then).get(LoginService).login(Loginname, password);
    };
    expect(await login(7 * DAY - HOUR)).toMatchObject({ ok: true });
    const late = await login(7 * DAY);
    expect(late).toMatchObject({ ok: false, error: 4, message: expect.stringContaining('galt 7 Tage') });
    // It was the right one: nothing is counted, and a wrong one learns nothing of it.
    expect((await userOf(Loginname)).failedTries).toBe(0);
    const { id } = await userOf(Loginname);
    const next = await reset(id);
    expect(next).not.toBe(password);
    expect(await services().get(LoginService).login(Loginname, next)).toMatchObject({ ok: true });
  });

  test('makes a free login name from the name, or takes the one that is given', async () => {
    const person = { Vorname: 'Äne', Nachname: 'Groß' };
    expect((await add(person)).Loginname).toBe('aene.gross');
    expect((await add(person)).Loginname).toBe('aene.gross2');
    expect((await add({ ...person, Loginname: '' })).Loginname).toBe('aene.gross3');
    expect((await add({ ...person, Loginname: ' Äne_1 ' })).Loginname).toBe('Äne_1');
    await expect(
      add({ Loginname: 'ÄNE_1', Mail: 'LEITUNG@apotheke-stadtgarten.example' }),
    ).rejects.toMatchObject({
      code: 'invalid',
      fields: {
        Mail: 'Diese E-Mail-Adresse wird bereits verwendet.',
        Loginname: 'Diesen Benutzernamen gibt es schon. Bitte wählen Sie einen anderen.',
      },
    });
  });

  test.each([
    [{ Anrede: 2 as 0 }, { Anrede: 'Bitte wählen Sie eine Anrede aus.' }],
    [{ Vorname: ' ' }, { Vorname: 'Bitte füllen Sie das Feld „Vorname“ aus.' }],
    [{ Nachname: 'x.de' }, { Nachname: '„Nachname“ darf keine Internet- oder E-Mail-Adresse enthalten.' }],
    [{ Mail: 'a@b' }, { Mail: 'Keine korrekte E-Mail-Adresse. Bitte überprüfen Sie die Schreibweise.' }],
    [{ RollenId: null as never }, { RollenId: 'Bitte wählen Sie eine Rolle aus.' }],
    [{ RollenId: 1 }, { RollenId: 'Diese Rolle lässt sich hier nicht vergeben.' }],
    [{ RollenId: 2 }, { RollenId: 'Diese Rolle lässt sich hier nicht vergeben.' }],
    [{ RollenId: 99 }, { RollenId: 'Diese Rolle gibt es nicht mehr. Bitte wählen Sie eine andere.' }],
    [
      { Loginname: 'a b' },
      {
        Loginname:
          '„Benutzername“ darf nur Buchstaben, Ziffern, Punkt, Bindestrich und Unterstrich enthalten.',
      },
    ],
    [{ Loginname: 'klick.com' }, { Loginname: '„Benutzername“ darf keine Internet-Adresse sein.' }],
    [{ Loginname: 'a'.repeat(61) }, { Loginname: '„Benutzername“ hat mehr als 60 Zeichen.' }],
  ])('refuses %j with its field', async (wrong, fields) => {
    await expect(add(wrong)).rejects.toMatchObject({ code: 'invalid', fields });
    expect((await list()).count).toBe(3);
    await expect(add({ passwordHash: 'x' } as object)).rejects.toMatchObject({ code: 'invalid' });
  });

  // @spec access-5-11
  test('holds its limit, also where several are added at once in two processes', async () => {
    await database.em().nativeUpdate(Paket, { id: 2 }, { Nutzerlimit: 5 });
    const other = await another(database, engine);
    const actor = await chief();
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        services(index % 2 === 0 ? database.em() : other.em())
          .get(UserAdminService)
          // Two of one name, who must get two login names; the others do not wait for each other's.
          .save(actor, fresh(index < 2 ? { Vorname: 'Gleich', Nachname: 'Zeitig' } : {}))
          .then(
            () => 'added',
            ({ code, message }) => `${code}: ${message}`,
          ),
      ),
    );
    await other.close();
    const refused =
      'limit: Sie haben Ihr Limit an Benutzern erreicht, bitte wenden Sie sich an den Muster AG Support.';
    expect(outcomes.sort()).toEqual(['added', 'added', ...Array(4).fill(refused)]);
    expect((await list()).count).toBe(5);
    await colleagues().remove(
      actor,
      (await list({ 'filter.Mail': 'neu' })).page.rows[0]?.id ?? 0,
      'permanent',
    );
    expect((await add()).version).toBe(1);
  });

  test('reports a new address to the previous one, where that was confirmed', async () => {
    const { id, Loginname } = await add({ Mail: 'bisher@apotheke.example' });
    const to = () => mailsTo(outbox(), 'bisher@apotheke.example').map(({ text }) => text);
    await admin().save(await chief(), fresh({ id, Mail: 'BISHER@apotheke.example' }));
    expect(to()).toEqual([]);
    await admin().save(await chief(), fresh({ id, Mail: 'kuenftig@apotheke.example' }));
    expect(to()).toEqual([expect.stringContaining(Loginname)]);
    expect(to()[0]).not.toContain('kuenftig@');
    expect(mailsTo(outbox(), 'kuenftig@apotheke.example')).toEqual([]);

    await database.em().nativeUpdate(User, { id }, { mailConfirmed: false });
    await admin().save(await chief(), fresh({ id, Mail: 'weiter@apotheke.example' }));
    expect(mailsTo(outbox(), 'kuenftig@apotheke.example')).toEqual([]);
  });

  test('changes one; the second of two editors sees the current state', async () => {
    const { id, Loginname } = await add();
    await services().get(LinkTokens).issue(id, 'reset');
    const change = fresh({ id, version: 1, RollenId: 4, Mail: 'anders@apotheke.example' });
    expect(await admin().save(await chief(), change)).toEqual({ id, version: 2, Loginname });
    expect(await rowOf(id)).toMatchObject({ RollenId: 4, Mail: 'anders@apotheke.example', Loginname });
    expect(await database.em().count(LinkToken, { user: id })).toBe(0);
    expect((await entries()).at(-1)).toMatchObject({
      what: 'user-changed',
      whom: `user:${id}`,
      detail: { before: { RollenId: 3 }, after: { RollenId: 4, Mail: 'anders@apotheke.example' } },
    });
    await expect(admin().save(await chief(), { ...change, Vorname: 'Spät' })).rejects.toMatchObject({
      code: 'conflict',
      current: { id, version: 2, Vorname: change.Vorname, RollenId: 4 },
    });
    const { version: _, ...anyway } = change;
    expect(await admin().save(await chief(), { ...anyway, Loginname: 'wunsch' })).toMatchObject({
      version: 3,
    });
    await expect(
      admin().save(await chief(), { ...anyway, Mail: 'leitung@apotheke-stadtgarten.example' }),
    ).rejects.toMatchObject({ code: 'invalid', fields: { Mail: expect.any(String) } });
  });

  test('lets main users change themselves but for the role, and lets nobody else change them', async () => {
    const { id } = await userOf('leitung');
    const own = { id, Anrede: 0, Vorname: 'Katharina', Nachname: 'Weiß-Lang', RollenId: 2 } as const;
    const Mail = 'leitung@apotheke-stadtgarten.example';
    expect(await admin().save(await chief(), { ...own, Mail })).toMatchObject({ version: 2 });
    await expect(admin().save(await chief(), { ...own, Mail, RollenId: 3 })).rejects.toMatchObject({
      code: 'invalid',
      fields: { RollenId: 'Ihre eigene Rolle können Sie nicht ändern.' },
    });
    await expect(admin().save(await actorOf('beratung'), { ...own, Mail })).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('Kundencenter'),
    });
  });

  // @spec access-4-9
  test('deletes and deactivates neither main users nor oneself', async () => {
    const { id } = await userOf('leitung');
    const own = await userOf('beratung');
    const actor = await actorOf('beratung');
    for (const [user, words] of [
      [id, 'Kundencenter'],
      [own.id, 'eigenen Zugang'],
    ] as const) {
      const refused = { code: 'forbidden', message: expect.stringContaining(words) };
      await expect(colleagues().deactivate(actor, user)).rejects.toMatchObject(refused);
      await expect(colleagues().resetPassword(actor, user)).rejects.toMatchObject(refused);
      await expect(colleagues().remove(actor, user, 'permanent')).rejects.toMatchObject(refused);
    }
    expect(await entries()).toEqual([]);
  });

  test('keeps the last main user where two processes of the vendor delete both', async () => {
    const { id, institution } = await userOf('leitung');
    await expect(colleagues().remove(await vendor(), id, 'permanent')).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('letzte Hauptbenutzer'),
    });
    const second = await add();
    await database.em().nativeUpdate(User, { id: second.id }, { role: 2 });
    const third = await add();
    await database.em().nativeUpdate(User, { id: third.id }, { role: 2 });
    await database.em().nativeUpdate(User, { id }, { role: 3 });
    const other = await another(database, engine);
    const actor = await vendor();
    const outcomes = await Promise.all(
      [second, third].map((user, index) =>
        services(index === 0 ? database.em() : other.em())
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
      await expect(admin().save(actor, fresh({ id: user }))).rejects.toMatchObject(unknown);
      await expect(colleagues().deactivate(actor, user)).rejects.toMatchObject(unknown);
      await expect(colleagues().resetPassword(actor, user)).rejects.toMatchObject(unknown);
      await expect(colleagues().remove(actor, user, 'permanent')).rejects.toMatchObject(unknown);
    }
    expect((await list({ q: 'Petersen' })).page.total).toBe(0);
  });

  test('requires insti_nutzer for all of it', async () => {
    const without = await actorOf('leitung', { rights: RIGHTS.filter((right) => right !== 'insti_nutzer') });
    const refused = { code: 'forbidden', message: 'Sie haben leider nicht die passenden Berechtigungen.' };
    await expect(add({}, without)).rejects.toMatchObject(refused);
    await expect(colleagues().remove(without, 1, 'permanent')).rejects.toMatchObject(refused);
    await expect(
      services().get(UsersService).overview(without, usersListQuery.parse({})),
    ).rejects.toMatchObject(refused);
  });

  test('lets the vendor add its own staff, and users of any institution up to its limit', async () => {
    const actor = await vendor();
    const notHere = { code: 'invalid', fields: { RollenId: expect.any(String) } };
    const staff = await add({ RollenId: 1 }, actor);
    expect((await userOf(staff.Loginname)).institution.id).toBe(actor.institutionId);
    await expect(add({ RollenId: 3 }, actor)).rejects.toMatchObject(notHere);
    await expect(admin().save(actor, fresh({ id: staff.id, RollenId: 2 }))).rejects.toMatchObject(notHere);
    const { institution } = await userOf('demo');
    const there = { institutionId: institution.id };
    await expect(add({ ...there, RollenId: 1 }, actor)).rejects.toMatchObject(notHere);
    const main = await add({ ...there, RollenId: 2 }, actor);
    expect((await userOf(main.Loginname)).institution.id).toBe(institution.id);
    await expect(
      admin().save(actor, fresh({ id: main.id, institutionId: actor.institutionId })),
    ).rejects.toMatchObject({ fields: { institutionId: expect.any(String) } });
    await database.em().nativeUpdate(Paket, { id: 1 }, { Nutzerlimit: 2 });
    await expect(add(there, actor)).rejects.toMatchObject({ code: 'limit' });
    await database.em().nativeUpdate(Paket, { id: 1 }, { Nutzerlimit: 10 });
    await expect(add(there)).rejects.toMatchObject({ code: 'not-found' });
    await expect(add({ institutionId: 999_999 }, actor)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('keeps the last of the vendor’s staff where two delete each other', async () => {
    const actor = await vendor();
    const { id } = await add({ RollenId: 1 }, actor);
    const second = { ...actor, userId: id };
    const outcomes = await Promise.allSettled([
      colleagues().remove(actor, id, 'hidden'),
      colleagues().remove(second, actor.userId, 'hidden'),
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
    const { id, Loginname, password = '' } = await admin().save(await chief(), input);
    const login = await services().get(LoginService).login(Loginname, password);
    await services().get(LinkTokens).issue(id, 'reset');
    await expect(colleagues().remove(await chief(), id, 'hidden')).rejects.toMatchObject({
      code: 'invalid',
      fields: { dsvgo: expect.any(String) },
    });
    await colleagues().remove(await chief(), id, 'permanent');
    const em = database.em();
    expect(await em.count(User, { id })).toBe(0);
    expect(await em.count(Session, { user: id })).toBe(0);
    expect(await em.count(LinkToken, { user: id })).toBe(0);
    if (!login.ok) throw new Error(login.message);
    expect(await services().get(SessionService).resolve(login.token)).toBeNull();
    const log = await entries();
    expect(log.map(({ what }) => what)).toEqual(['user-added', 'login', 'user-deleted']);
    expect(JSON.stringify(log)).not.toMatch(new RegExp(`user:${id}"|${Loginname}|${input.Mail}`));
    expect(new Set([log[0]?.whom, log[1]?.who, log[2]?.whom])).toEqual(
      new Set([expect.stringMatching(/^deleted:[\da-f-]{36}$/)]),
    );
    // Mail and login name are free again.
    expect(await admin().save(await chief(), { ...input, Loginname })).toMatchObject({ Loginname });
  });

  test('lets the vendor hide a user, who then no longer counts towards the limit', async () => {
    const input = fresh();
    const { id, Loginname } = await admin().save(await chief(), input);
    await services().get(SessionService).open({ id });
    await colleagues().remove(await vendor(), id, 'hidden');
    expect((await list()).count).toBe(3);
    expect(await database.em().count(Session, { user: id })).toBe(0);
    expect(await database.em().findOneOrFail(User, id)).toMatchObject({ mail: null, loginKey: null });
    await expect(colleagues().resetPassword(await vendor(), id)).rejects.toMatchObject({ code: 'not-found' });
    expect(await admin().save(await chief(), { ...input, Loginname })).toMatchObject({ Loginname });
  });

  // @spec access-4-9
  test('reactivates one with a new password', async () => {
    const { id, Loginname, password = '' } = await add();
    await colleagues().deactivate(await chief(), id);
    expect(await rowOf(id)).toMatchObject({ Status: 'inaktiv' });
    expect(await services().get(LoginService).login(Loginname, password)).toMatchObject({ error: 5 });
    const next = await reset(id);
    expect(await rowOf(id)).toMatchObject({ Status: 'wartend' });
    expect(await services().get(LoginService).login(Loginname, next)).toMatchObject({ ok: true });
  });

  test('writes nothing where the audit log cannot be written', async () => {
    const { id } = await add();
    const failing = { note: () => Promise.reject(new Error('voll')) };
    const { AuditLog } = await import('#platform');
    const broken = servicesOn(database.em(), clock, { overrides: [[AuditLog, failing]] });
    await expect(broken.get(UserAdminService).save(await chief(), fresh())).rejects.toThrow('voll');
    await expect(broken.get(UserAdminService).save(await chief(), fresh({ id }))).rejects.toThrow('voll');
    await expect(broken.get(ColleaguesService).remove(await chief(), id, 'permanent')).rejects.toThrow(
      'voll',
    );
    await expect(broken.get(ColleaguesService).deactivate(await chief(), id)).rejects.toThrow('voll');
    expect((await list()).count).toBe(4);
    expect(await rowOf(id)).toMatchObject({ version: 1, Status: 'wartend' });
    expect(await database.em().count(Role)).toBe(4);
  });
});
