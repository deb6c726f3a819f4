import { expect, test } from 'vitest';
import { Role, RoleAdminService, RolesService, User, UserAdminService } from '#auth';
import { RIGHTS, type UserActor } from '#platform/domain';
import { roleInput } from '../../../../modules/auth/roles/role-input.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { asEdge } from '../../../server/support/as-edge.ts';
import { another, useSeededDatabase, waitingForLocks } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { TestClock } from '../../../server/support/test-clock.ts';

const vendor: UserActor = {
  kind: 'user',
  userId: 1,
  institutionId: 1,
  rights: new Set(RIGHTS),
  admin: true,
  waiting: false,
  confirmed: true,
};
const STANDARD = 'Diese Rolle ist der Standard für neue Benutzer.';

describeOnBothEngines('the vendor maintains roles', (engine) => {
  const database = useSeededDatabase(engine);
  const admin = async (em = database.em()) =>
    asEdge((await servicesOn(em)).get(RoleAdminService), { save: roleInput });
  const service = async () => (await servicesOn(database.em())).get(RolesService);
  const roleOf = async (id: number) => (await (await service()).all(vendor)).find((role) => role.id === id);
  const standards = () => database.em().find(Role, { istStandard: true });
  const waiting = () => waitingForLocks(database.em());
  const lastEntry = async () => {
    const [entry] = await database.em().find(AuditEntry, {}, { orderBy: { id: 'desc' }, limit: 1 });
    return { what: entry?.what, detail: JSON.parse(entry?.detail ?? 'null') };
  };

  // @spec access-3-4 access-3-5
  test('adds one without rights, which is not the standard, changes it and removes it', async () => {
    const { id, version } = await (await admin()).save(vendor, { id: null, Name: ' Empfang ' });
    const empty = { Name: 'Empfang', Beschreibung: '', Rechte: [], istStandard: false };
    expect(await roleOf(id)).toEqual({ id, version, reserved: null, ...empty });
    expect(await lastEntry()).toEqual({ what: 'role-saved', detail: { after: { id, ...empty } } });
    const more = { Name: 'Empfang 2', Beschreibung: 'Sieht den Katalog.' };
    const rights = ['prod_kat', 'pdf_anzeig'] as const;
    expect(
      await (await admin()).save(vendor, { id, version, ...more, Rechte: [...rights, 'prod_kat'] }),
    ).toEqual({ id, version: 2 });
    expect(await roleOf(id)).toMatchObject({ ...more, Rechte: rights, version: 2 });
    // What is left out stays.
    await (await admin()).save(vendor, { id, Name: 'Empfang 3' });
    expect(await roleOf(id)).toMatchObject({ ...more, Name: 'Empfang 3', Rechte: rights, version: 3 });
    await (await admin()).remove(vendor, id, 3);
    expect(await roleOf(id)).toBeUndefined();
    expect(await lastEntry()).toMatchObject({
      what: 'role-deleted',
      detail: { before: { id, Rechte: rights } },
    });
    for (const late of [
      (await admin()).remove(vendor, id),
      (await admin()).save(vendor, { id, Name: 'Wieder' }),
    ])
      await expect(late).rejects.toMatchObject({ code: 'not-found' });
  });

  test.each([
    [{ Name: ' ' }, { Name: 'Bitte füllen Sie das Feld „Name“ aus.' }],
    [{ Name: 'x'.repeat(101) }, { Name: '„Name“ hat mehr als 100 Zeichen.' }],
    [{ Name: 'BERATUNG' }, { Name: 'Die Rolle „BERATUNG“ gibt es schon.' }],
    [{ Beschreibung: 'x'.repeat(501) }, { Beschreibung: '„Beschreibung“ hat mehr als 500 Zeichen.' }],
    [{ Beschreibung: 'a\nb' }, { Beschreibung: '„Beschreibung“ enthält Zeichen, die nicht erlaubt sind.' }],
    [{ Rechte: ['alles'] as never }, { 'Rechte.0': 'Das Recht „alles“ gibt es nicht.' }],
    [{ id: 3, Name: 'Beratung', istStandard: false }, { istStandard: expect.stringContaining(STANDARD) }],
    [
      { id: 2, Name: 'Institutionsadministrator', istStandard: true },
      { istStandard: expect.stringContaining('kann nicht der Standard sein') },
    ],
    [{ id: 1, Name: 'Hersteller', istStandard: true }, { istStandard: expect.any(String) }],
    [{ id: 1, Name: 'Hersteller', Rechte: [] }, { Rechte: expect.stringContaining('stehen fest') }],
  ])('refuses %j', async (wrong, fields) => {
    const before = await (await service()).all(vendor);
    await expect((await admin()).save(vendor, { id: null, Name: 'Neu', ...wrong })).rejects.toMatchObject({
      code: 'invalid',
      fields,
    });
    expect(await (await service()).all(vendor)).toEqual(before);
  });

  // @spec access-2-41
  test('keeps exactly one default role; an editor of the previous one gets a conflict', async () => {
    const before = await roleOf(3);
    const { id } = await (await admin()).save(vendor, {
      id: null,
      Name: 'Neuer Standard',
      istStandard: true,
    });
    expect((await standards()).map((role) => role.id)).toEqual([id]);
    const late = (await admin()).save(vendor, {
      id: 3,
      version: before?.version ?? 0,
      Name: 'Beratung',
      istStandard: true,
    });
    await expect(late).rejects.toMatchObject({ code: 'conflict', current: { id: 3, istStandard: false } });
    await expect((await admin()).remove(vendor, id)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining(STANDARD),
    });
    const other = await another(database, engine);
    const [third] = await Promise.all([
      (await admin()).save(vendor, { id: null, Name: 'Dritter', istStandard: true }),
      (await admin(other.em())).save(vendor, { id: null, Name: 'Vierter', istStandard: true }),
      (await admin()).save(vendor, { id: 4, Name: 'Kalkulation und Katalog', istStandard: true }),
    ]);
    await other.close();
    expect(third.version).toBe(1);
    expect(await standards()).toHaveLength(1);
    await (await admin()).save(vendor, { id: 3, Name: 'Beratung', istStandard: true });
    expect((await standards()).map((role) => role.id)).toEqual([3]);
  });

  // @spec access-4-16
  test('keeps roles in use, naming how many users have them, and the two built-in ones', async () => {
    const count = await database.em().count(User, { role: 4 });
    expect(count).toBeGreaterThan(0);
    expect(await (await service()).usage(vendor, 4)).toBe(count);
    const message = `Diese Rolle kann nicht gelöscht werden, weil es noch ${count} Benutzer mit dieser Rolle gibt.`;
    await expect((await admin()).remove(vendor, 4)).rejects.toMatchObject({ code: 'conflict', message });
    for (const id of [1, 2])
      await expect((await admin()).remove(vendor, id)).rejects.toMatchObject({ code: 'forbidden' });
    // Whom nobody sees any more does not hold it: the row is left without a role.
    const { id } = await (await admin()).save(vendor, { id: null, Name: 'Von gestern' });
    const [user] = await database.em().find(User, { role: 4 }, { limit: 1 });
    await database.em().nativeUpdate(User, { id: user?.id ?? 0 }, { role: id, loginKey: null });
    expect(await (await service()).usage(vendor, id)).toBe(0);
    await (await admin()).remove(vendor, id);
    expect((await database.em().findOneOrFail(User, user?.id ?? 0)).role).toBeNull();
    await database
      .em()
      .nativeUpdate(User, { id: user?.id ?? 0 }, { role: 4, loginKey: user?.loginKey ?? null });
  });

  // SQLite has one writer at a time: there is nobody to come in between.
  if (engine === 'postgresql')
    test('waits for a user to be given a role, and then keeps it', async () => {
      const { id } = await (await admin()).save(vendor, { id: null, Name: 'Wettlauf' });
      const other = await another(database, engine);
      const user = await database.em().findOneOrFail(User, { loginKey: 'beratung' });
      let removal: Promise<unknown> | undefined;
      await other.em().transactional(async (em) => {
        await em.nativeUpdate(User, { id: user.id }, { role: id });
        removal = (await admin()).remove(vendor, id).then(
          () => 'removed',
          ({ code }) => code,
        );
        await expect.poll(waiting).toBe(1);
      });
      await other.close();
      expect(await removal).toBe('conflict');
      expect((await database.em().findOneOrFail(User, user.id)).role?.id).toBe(id);
      await database.em().nativeUpdate(User, { id: user.id }, { role: 3 });
    });

  test('names the field where a role is given while it is being deleted', async () => {
    const users = async (em = database.em()) => (await servicesOn(em, new TestClock())).get(UserAdminService);
    const {
      id: userId,
      institution,
      mail,
    } = await database.em().findOneOrFail(User, { loginKey: 'beratung' });
    const person = { Anrede: 0, Vorname: 'Lea', Nachname: 'Wolf', institutionId: institution.id } as const;
    const gone = 'Diese Rolle gibt es nicht mehr. Bitte wählen Sie eine andere.';
    for (const [at, changed] of [userId, null].entries()) {
      const { id } = await (await admin()).save(vendor, { id: null, Name: `Vergeht ${at}` });
      const other = await another(database, engine);
      const input = {
        ...person,
        id: changed,
        RollenId: id,
        Mail: changed === null ? 'wolf@apotheke.example' : (mail ?? ''),
      };
      // Both begin at once: whichever is first, neither is answered with an internal error.
      const [giving, removal] = await Promise.allSettled([
        (await users(other.em())).save(vendor, input),
        (await admin()).remove(vendor, id),
      ]);
      await other.close();
      if (removal.status === 'fulfilled')
        expect(giving).toMatchObject({ reason: { code: 'invalid', fields: { RollenId: gone } } });
      else expect([giving.status, removal.reason]).toMatchObject(['fulfilled', { code: 'conflict' }]);
    }
    await database.em().nativeUpdate(User, { id: userId }, { role: 3, vorname: 'Jonas' });
  });

  // SQLite: see above.
  if (engine === 'postgresql')
    test('waits for a deletion under way, and then names the field', async () => {
      const { id } = await (await admin()).save(vendor, { id: null, Name: 'Schon fort' });
      const other = await another(database, engine);
      const { institution } = await database.em().findOneOrFail(User, { loginKey: 'beratung' });
      let giving: Promise<unknown> | undefined;
      await database.em().transactional(async (em) => {
        await em.nativeDelete(Role, { id });
        giving = (await servicesOn(other.em(), new TestClock()))
          .get(UserAdminService)
          .save(vendor, {
            ...{ id: null, Anrede: 0, Vorname: 'Ute', Nachname: 'Wolf', institutionId: institution.id },
            ...{ RollenId: id, Mail: 'ute@apotheke.example' },
          })
          .then(
            () => 'given',
            ({ code, fields }) => ({ code, fields }),
          );
        await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
      });
      const answer = await giving;
      await other.close();
      expect(answer).toEqual({
        code: 'invalid',
        fields: { RollenId: 'Diese Rolle gibt es nicht mehr. Bitte wählen Sie eine andere.' },
      });
    });

  test('renames a role only for an editor who saw the current state', async () => {
    const present = await roleOf(2);
    const rights = RIGHTS.filter((right) => right !== 'einst_import');
    await (await admin()).save(vendor, {
      id: 2,
      version: present?.version ?? 0,
      Name: 'Leitung',
      Rechte: rights,
    });
    const late = { id: 2, version: present?.version ?? 0, Name: 'Zu spät' };
    await expect((await admin()).save(vendor, late)).rejects.toMatchObject({
      code: 'conflict',
      current: { id: 2, Name: 'Leitung', Rechte: rights, reserved: 'main-user' },
    });
    await (await admin()).save(vendor, { id: 2, Name: 'Institutionsadministrator', Rechte: [...RIGHTS] });
    await (await admin()).save(vendor, {
      id: 1,
      Name: 'Hersteller',
      Beschreibung: 'Unsere Leute.',
      Rechte: [...RIGHTS],
    });
    expect(await roleOf(1)).toMatchObject({ Beschreibung: 'Unsere Leute.', Rechte: RIGHTS });
  });
});
