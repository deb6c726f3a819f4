import { expect, test } from 'vitest';
import { ColleaguesService, LoginService, OwnPasswordService, Role, SessionService, User } from '#auth';
import { Paket } from '#institution';
import type { UserActor } from '#platform/domain';
import { LinkToken } from '../../../../modules/auth/links/link-token.entity.ts';
import { LinkTokens } from '../../../../modules/auth/links/link-tokens.ts';
import { UserAdminService } from '../../../../modules/auth/user-admin/user-admin.service.ts';
import { another } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { mailsTo } from '../../../server/support/visitor.ts';
import { useManagedUsers } from '../users/managed-users.ts';

describeWithDatabase('an institution manages its users', (engine) => {
  const {
    database,
    clock,
    outbox,
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
  } = useManagedUsers(engine);

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
    const login = await (await services()).get(LoginService).login('Zoe.Ohara', saved.password as string);
    if (!login.ok) throw new Error(login.message);
    const { actor } = (await (await services()).get(SessionService).resolve(login.token)) ?? {};
    expect(actor).toMatchObject({ waiting: true, admin: false });
    const own = 'Selbst-gewählt-9';
    await (await services())
      .get(OwnPasswordService)
      .replaceInitial(actor as UserActor, login.token, own, own);
    expect(await rowOf(saved.id)).toMatchObject({ Status: 'active' });
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
      Array.from({ length: 6 }, async (_, index) =>
        (await admin(index % 2 === 0 ? database.em() : other.em()))
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
    // Deleted users do not count, though the vendor's staff has kept them.
    const staff = await actorOf('admin', { staff: true });
    const { id = 0 } = (await list({ 'filter.Mail': 'neu' })).page.rows[0] ?? {};
    await (await colleagues()).remove(staff, id, 'hidden');
    expect((await add()).version).toBe(1);
  });

  test('reports a new address to the previous one, where that was confirmed', async () => {
    const { id, Loginname } = await add({ Mail: 'bisher@apotheke.example' });
    const to = () => mailsTo(outbox(), 'bisher@apotheke.example').map(({ text }) => text);
    await (await admin()).save(await chief(), fresh({ id, Mail: 'BISHER@apotheke.example' }));
    expect(to()).toEqual([]);
    await (await admin()).save(await chief(), fresh({ id, Mail: 'kuenftig@apotheke.example' }));
    expect(to()).toEqual([expect.stringContaining(Loginname)]);
    expect(to()[0]).not.toContain('kuenftig@');
    expect(mailsTo(outbox(), 'kuenftig@apotheke.example')).toEqual([]);

    await database.em().nativeUpdate(User, { id }, { mailConfirmed: false });
    await (await admin()).save(await chief(), fresh({ id, Mail: 'weiter@apotheke.example' }));
    expect(mailsTo(outbox(), 'kuenftig@apotheke.example')).toEqual([]);
  });

  test('changes one; the second of two editors sees the current state', async () => {
    const { id, Loginname } = await add();
    await (await services()).get(LinkTokens).issue(id, 'reset');
    const change = fresh({ id, version: 1, RollenId: 4, Mail: 'anders@apotheke.example' });
    expect(await (await admin()).save(await chief(), change)).toEqual({ id, version: 2, Loginname });
    expect(await rowOf(id)).toMatchObject({ RollenId: 4, Mail: 'anders@apotheke.example', Loginname });
    expect(await database.em().count(LinkToken, { user: id })).toBe(0);
    expect((await entries()).at(-1)).toMatchObject({
      what: 'user-changed',
      whom: `user:${id}`,
      detail: { before: { RollenId: 3 }, after: { RollenId: 4, Mail: 'anders@apotheke.example' } },
    });
    await expect((await admin()).save(await chief(), { ...change, Vorname: 'Spät' })).rejects.toMatchObject({
      code: 'conflict',
      current: { id, version: 2, Vorname: change.Vorname, RollenId: 4 },
    });
    const { version: _, ...anyway } = change;
    expect(await (await admin()).save(await chief(), { ...anyway, Loginname: 'wunsch' })).toMatchObject({
      version: 3,
    });
    await expect(
      (await admin()).save(await chief(), { ...anyway, Mail: 'leitung@apotheke-stadtgarten.example' }),
    ).rejects.toMatchObject({ code: 'invalid', fields: { Mail: expect.any(String) } });
  });

  test('lets main users change themselves but for the role, and lets nobody else change them', async () => {
    const { id } = await userOf('leitung');
    const own = { id, Anrede: 0, Vorname: 'Katharina', Nachname: 'Weiß-Lang', RollenId: 2 } as const;
    const Mail = 'leitung@apotheke-stadtgarten.example';
    expect(await (await admin()).save(await chief(), { ...own, Mail })).toMatchObject({ version: 2 });
    await expect((await admin()).save(await chief(), { ...own, Mail, RollenId: 3 })).rejects.toMatchObject({
      code: 'invalid',
      fields: { RollenId: 'Ihre eigene Rolle können Sie nicht ändern.' },
    });
    await expect((await admin()).save(await actorOf('beratung'), { ...own, Mail })).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('Kundensupport'),
    });
  });

  test('lets the vendor add its own staff, and users of any institution up to its limit', async () => {
    const actor = await vendor();
    const notHere = { code: 'invalid', fields: { RollenId: expect.any(String) } };
    const staff = await add({ RollenId: 1 }, actor);
    expect((await userOf(staff.Loginname)).institution.id).toBe(actor.institutionId);
    await expect(add({ RollenId: 3 }, actor)).rejects.toMatchObject(notHere);
    await expect((await admin()).save(actor, fresh({ id: staff.id, RollenId: 2 }))).rejects.toMatchObject(
      notHere,
    );
    const { institution } = await userOf('demo');
    const there = { institutionId: institution.id };
    await expect(add({ ...there, RollenId: 1 }, actor)).rejects.toMatchObject(notHere);
    const main = await add({ ...there, RollenId: 2 }, actor);
    expect((await userOf(main.Loginname)).institution.id).toBe(institution.id);
    await expect(
      (await admin()).save(actor, fresh({ id: main.id, institutionId: actor.institutionId })),
    ).rejects.toMatchObject({ fields: { institutionId: expect.any(String) } });
    await database.em().nativeUpdate(Paket, { id: 1 }, { Nutzerlimit: 2 });
    await expect(add(there, actor)).rejects.toMatchObject({ code: 'limit' });
    await database.em().nativeUpdate(Paket, { id: 1 }, { Nutzerlimit: 10 });
    await expect(add(there)).rejects.toMatchObject({ code: 'not-found' });
    await expect(add({ institutionId: 999_999 }, actor)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('writes nothing where the audit log cannot be written', async () => {
    const { id } = await add();
    const { AuditLog } = await import('#platform');
    const failing = Object.assign(Object.create((await servicesOn(database.em(), clock)).get(AuditLog)), {
      note: () => Promise.reject(new Error('voll')),
    });
    const broken = await servicesOn(database.em(), clock, { overrides: [[AuditLog, failing]] });
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
