import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { ColleaguesService, LoginService, SessionService, User } from '#auth';
import { Institution } from '#institution';
import { RIGHTS, type UserActor } from '#platform/domain';
import { DeletedInstitutionsService } from '../../../../modules/auth/institutions/deleted-institutions.service.ts';
import { deletedInstitutionsListQuery } from '../../../../modules/auth/institutions/deleted-institutions.ts';
import { InstitutionAdminService } from '../../../../modules/auth/institutions/institution-admin.service.ts';
import type { InstitutionInput } from '../../../../modules/auth/institutions/institution-input.ts';
import { InstitutionRemovalService } from '../../../../modules/auth/institutions/institution-removal.service.ts';
import { InstitutionsService } from '../../../../modules/auth/institutions/institutions.service.ts';
import { institutionsListQuery } from '../../../../modules/auth/institutions/institutions-list.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { HOUR, TestClock } from '../../../server/support/test-clock.ts';

const DAY = 24 * HOUR;

describeOnBothEngines('the vendor manages institutions', (engine) => {
  const database = useSeededDatabase(engine);
  const clock = new TestClock();
  const services = (em = database.em()) =>
    servicesOn(em, clock, { env: { OUTBOX_DIR: join(database.folder, 'outbox') } });
  const admin = (em = database.em()) => services(em).get(InstitutionAdminService);
  const shown = services;
  const vendor = async (): Promise<UserActor> => {
    const { id, institution } = await database.em().findOneOrFail(User, { loginKey: 'admin' });
    const ids = { userId: id, institutionId: institution.id };
    return { kind: 'user', ...ids, rights: new Set(RIGHTS), admin: true, waiting: false };
  };
  const list = async (query: Readonly<Record<string, string>> = {}) =>
    shown()
      .get(InstitutionsService)
      .list(await vendor(), institutionsListQuery.parse(query));
  const details = async (id: number) =>
    shown()
      .get(InstitutionsService)
      .details(await vendor(), id);
  const row = (id: number) => database.em().findOneOrFail(Institution, id);
  let count = 0;
  const fresh = (more: Partial<InstitutionInput> = {}): InstitutionInput => {
    count += 1;
    return {
      ...{ id: null, Name: `Haus ${count}`, Kundennummer: `N${count}`, Vertriebsweg: 30, PaketId: 2 },
      ...{ Strasse: 'Weg', Hausnummer: '1', PLZ: '20095', Ort: 'Hamburg', Telefon: '040 1' },
      ...{ Anrede: 0, Vorname: 'Ina', Nachname: 'Falk', Email: `falk${count}@haus.example` },
      ...more,
    };
  };
  const add = async (more: Partial<InstitutionInput> = {}) => admin().save(await vendor(), fresh(more));
  const change = async (id: number, more: Partial<InstitutionInput> = {}) => {
    const {
      counts: _,
      mainUsers: __,
      Paket: ___,
      Testende: ____,
      fieldService: _____,
      ...stored
    } = await details(id);
    const input = { ...stored, ...more } as InstitutionInput;
    return admin().save(await vendor(), input);
  };
  const entries = async (what: string) =>
    (await database.em().find(AuditEntry, { what: what as never }, { orderBy: { id: 'asc' } })).map(
      ({ whom, detail }) => ({ whom, ...JSON.parse(detail ?? '{}') }),
    );

  beforeEach(async () => {
    await database.em().nativeDelete(AuditEntry, {});
  });

  test('lists all but its own, with Paket, days left and the status of the main user', async () => {
    const page = await list();
    expect(page.rows).toMatchObject([
      { Name: 'Apotheke am Stadtgarten', Kundennummer: '204711', Paket: 'Vollversion', Testende: null },
      { Name: 'Sanitätshaus Lindenhof', PLZ: '28195', Testende: 21, Status: 'active' },
    ]);
    const names = async (query: Readonly<Record<string, string>>) =>
      (await list(query)).rows.map(({ Name }) => Name);
    expect(await names({ sort: '-Ort' })).toEqual(['Apotheke am Stadtgarten', 'Sanitätshaus Lindenhof']);
    expect(await names({ q: 'NOCH 21' })).toEqual(['Sanitätshaus Lindenhof']);
    expect(await names({ 'filter.Kundennummer': '2047' })).toEqual(['Apotheke am Stadtgarten']);
    clock.advance(21 * DAY);
    expect((await list({ 'filter.Testphase': 'beendet' })).rows).toMatchObject([{ Testende: 0 }]);
    clock.advance(-21 * DAY);
    await database.em().nativeUpdate(User, { loginKey: 'demo' }, { inactive: true });
    expect(await names({ 'filter.Status': 'inaktiv' })).toEqual(['Sanitätshaus Lindenhof']);
    await database.em().nativeUpdate(User, { loginKey: 'demo' }, { inactive: false });
    expect(await names({ 'filter.Status': 'inaktiv' })).toEqual([]);
  });

  test('adds one with its main user, who logs in with a password shown once', async () => {
    const saved = await add({ Name: '  Pflege Nord ', Kundennummer: ' 4711A ', PaketId: 1 });
    expect(saved).toMatchObject({ version: 1, login: { Loginname: 'ina.falk' } });
    expect(await row(saved.id)).toMatchObject({
      ...{ name: 'Pflege Nord', kundennummer: '4711A', vertriebsweg: 30, berechnungsmethode: 'A' },
      ...{ testphase: true, testbeginn: '2026-03-09', ansprechpartner: 'Ina Falk', isVendor: false },
    });
    expect((await list({ q: 'pflege nord' })).rows).toMatchObject([{ Testende: 30, Status: 'wartend' }]);
    expect((await details(saved.id)).mainUsers).toMatchObject([{ RollenId: 2, Mail: 'falk1@haus.example' }]);
    const { password = '', Loginname = '' } = saved.login ?? {};
    expect(await services().get(LoginService).login(Loginname, password)).toMatchObject({ ok: true });
    expect((await add()).login?.Loginname).toBe('ina.falk2');
    const log = [await entries('institution-added'), await entries('user-added')];
    expect(log[0]?.[0]).toMatchObject({ whom: `institution:${saved.id}`, after: { Name: 'Pflege Nord' } });
    expect(JSON.stringify(log)).not.toContain(password);
  });

  test('requires every field of the specification, and a Kundennummer and a mail that are free', async () => {
    const fieldsOf = async (more: Partial<Record<keyof InstitutionInput, unknown>>) =>
      add(more as Partial<InstitutionInput>).then(
        () => null,
        ({ fields }) => Object.keys(fields),
      );
    for (const name of ['Name', 'Kundennummer', 'Strasse', 'Hausnummer', 'PLZ', 'Ort', 'Email'] as const)
      expect(await fieldsOf({ [name]: ' ' })).toEqual([name]);
    for (const name of ['Anrede', 'Vorname', 'Nachname', 'Vertriebsweg', 'PaketId'] as const)
      expect(await fieldsOf({ [name]: undefined })).toEqual([name]);
    expect(await fieldsOf({ Kundennummer: '123456789' })).toEqual(['Kundennummer']);
    expect(await fieldsOf({ Vertriebsweg: 21 })).toEqual(['Vertriebsweg']);
    expect(await fieldsOf({ PaketId: 999 })).toEqual(['PaketId']);
    expect(await fieldsOf({ Unbekannt: 1 } as never)).not.toBeNull();
    await expect(add({ Kundennummer: '204711' })).rejects.toMatchObject({
      fields: { Kundennummer: 'Diese Kundennummer ist schon vergeben.' },
    });
    expect(await fieldsOf({ Email: 'leitung@apotheke-stadtgarten.example' })).toEqual(['Email']);
    const free = async (number: string, id: number | null) =>
      shown()
        .get(InstitutionsService)
        .isFree(await vendor(), number, id);
    expect([await free('204711', null), await free('204711', 2), await free('XY', null)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('gives a Kundennummer to one of two who take it at the same time', async () => {
    const other = await another(database, engine);
    const made = await Promise.allSettled([
      admin().save(await vendor(), fresh({ Kundennummer: 'GLEICH' })),
      admin(other.em()).save(await vendor(), fresh({ Kundennummer: 'GLEICH' })),
    ]);
    await other.close();
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(made.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { fields: { Kundennummer: 'Diese Kundennummer ist schon vergeben.' } },
    });
  });

  test('changes one; the second of two editors sees the current state', async () => {
    const { id } = await add();
    expect(await change(id, { Ort: 'Kiel', Vertriebsweg: 40, Kundennummer: 'NEU1' })).toMatchObject({
      ...{ version: 2, mailChanged: false },
    });
    expect(await row(id)).toMatchObject({ ort: 'Kiel', vertriebsweg: 40, kundennummer: 'NEU1' });
    expect(await entries('institution-changed')).toEqual([
      {
        whom: `institution:${id}`,
        before: expect.objectContaining({ Ort: 'Hamburg', Vertriebsweg: 30 }),
        after: { Ort: 'Kiel', Vertriebsweg: 40, Kundennummer: 'NEU1' },
      },
    ]);
    await expect(change(id, { version: 1, Ort: 'Husum' })).rejects.toMatchObject({
      code: 'conflict',
      current: { Ort: 'Kiel', version: 2 },
    });
    expect((await row(id)).ort).toBe('Kiel');
    await expect(change(id, { Kundennummer: '305802' })).rejects.toMatchObject({
      fields: { Kundennummer: 'Diese Kundennummer ist schon vergeben.' },
    });
  });

  // @spec access-3-2 access-4-12
  test('starts a trial today with a Paket that has one, leaves it with the same, and ends it with another', async () => {
    const { id, login } = await add({ PaketId: 1 });
    clock.advance(5 * DAY);
    await change(id, { Ort: 'Kiel' });
    expect((await details(id)).Testende).toBe(25);
    await change(id, { PaketId: 3 });
    expect(await row(id)).toMatchObject({ testphase: false, testbeginn: null });
    await change(id, { PaketId: 1 });
    expect((await details(id)).Testende).toBe(30);
    const { token } = (await services()
      .get(LoginService)
      .login(login?.Loginname ?? '', login?.password ?? '')) as { token: string };
    clock.advance(31 * DAY);
    await change(id, { PaketId: 2 });
    // What the end of the trial had ended does not begin anew.
    clock.advance(-31 * DAY);
    expect(await services().get(SessionService).resolve(token)).toBeNull();
    clock.advance(-5 * DAY);
  });

  test('never touches its own institution', async () => {
    const own = (await vendor()).institutionId;
    const removal = shown().get(InstitutionRemovalService);
    for (const how of ['hidden', 'permanent'] as const)
      await expect(removal.remove(await vendor(), own, how)).rejects.toMatchObject({ code: 'not-found' });
    await expect(details(own)).rejects.toMatchObject({ code: 'not-found' });
    await expect(admin().save(await vendor(), fresh({ id: own }))).rejects.toMatchObject({
      code: 'not-found',
    });
    expect((await list()).rows.map(({ id }) => id)).not.toContain(own);
  });

  /** One with a colleague, an own price, a Krankenkasse, a session and something that waits to be imported. */
  async function furnished(more: Partial<InstitutionInput> = {}) {
    const saved = await add(more);
    const { id } = saved;
    const em = database.em();
    await em.execute('insert into own_price (institution_id, size_id, price) values (?, 1, 995)', [id]);
    await em.execute('insert into own_krankenkasse (institution_id, krankenkasse_id) values (?, 4)', [id]);
    const { password = '', Loginname = '', userId = 0 } = saved.login ?? {};
    const login = (await services().get(LoginService).login(Loginname, password)) as { token: string };
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

  test('hides one: nobody logs in, sessions end, and number, mail and login name are free', async () => {
    const { id, userId, Loginname, password, token } = await furnished({ Vorname: 'Zora' });
    const { kundennummer, email } = await row(id);
    await shown()
      .get(InstitutionRemovalService)
      .remove(await vendor(), id, 'hidden', 1);
    expect(await services().get(SessionService).resolve(token)).toBeNull();
    expect(await services().get(LoginService).login(Loginname, password)).toMatchObject({
      ok: false,
      error: 1,
    });
    expect((await list()).rows.map((each) => each.id)).not.toContain(id);
    await expect(details(id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(
      services()
        .get(ColleaguesService)
        .resetPassword(await vendor(), userId),
    ).rejects.toMatchObject({
      code: 'not-found',
    });
    const again = await add({ Vorname: 'Zora', Kundennummer: kundennummer ?? '', Email: email });
    expect(again.login?.Loginname).toBe(Loginname);
    expect(await leftOf(id, userId)).toMatchObject({ institution: 1, users: 1, prices: 1, sessions: 0 });
    const removal = shown().get(InstitutionRemovalService);
    await expect(removal.remove(await vendor(), id, 'hidden')).rejects.toMatchObject({ code: 'not-found' });
    const deleted = async (query: Readonly<Record<string, string>> = {}) =>
      (
        await services()
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
    await shown()
      .get(InstitutionRemovalService)
      .remove(await vendor(), id, 'permanent', 1);
    expect(await leftOf(id, userId)).toEqual({
      ...{ institution: 0, users: 0, prices: 0, kassen: 0, sessions: 0, links: 0 },
    });
    expect(await services().get(SessionService).resolve(token)).toBeNull();
    expect(await leftOf(2, 2)).toEqual(before);
    const log = await database.em().find(AuditEntry, {});
    const named = log.filter(
      ({ who, whom, detail }) =>
        [who, whom].includes(`user:${userId}`) || whom === `institution:${id}` || detail?.includes('Falk'),
    );
    expect(named).toEqual([]);
    expect(await entries('institution-deleted')).toMatchObject([{ code: 'permanent', count: 1 }]);
  });

  test('does not delete one that was changed meanwhile', async () => {
    const { id } = await add();
    await change(id, { Ort: 'Kiel' });
    await expect(
      shown()
        .get(InstitutionRemovalService)
        .remove(await vendor(), id, 'permanent', 1),
    ).rejects.toMatchObject({ code: 'conflict', current: { Ort: 'Kiel' } });
    expect((await row(id)).ort).toBe('Kiel');
  });

  test('shows a page of 20,000 within 1.5 times of the bare query', { timeout: 60_000 }, async () => {
    const em = database.em();
    const made = Array.from({ length: 20_000 }, (_, at) => at);
    const text = made.map(
      (at) =>
        `('Haus ${at % 977} ${at}', null, 20, 'A', 'Weg', '1', '${10_000 + (at % 80_000)}', 'Ort ${at % 89}', 2, false, null, false, '2026-03-09 09:00:00')`,
    );
    for (let from = 0; from < text.length; from += 1_000)
      await em.execute(
        `insert into institution (name, kundennummer, vertriebsweg, berechnungsmethode, strasse, hausnummer, plz, ort, paket_id, testphase, testbeginn, is_vendor, created) values ${text.slice(from, from + 1_000).join(',')}`,
      );
    const service = shown().get(InstitutionsService);
    const asking = await vendor();
    const page = () => service.list(asking, institutionsListQuery.parse({}));
    expect((await page()).total).toBeGreaterThan(20_000);
    const bare = () =>
      em.execute('select * from institution where not is_vendor and deleted is null order by name limit 50');
    const fastest = async (work: () => Promise<unknown>) => {
      let best = Number.POSITIVE_INFINITY;
      for (let tries = 0; tries < 9; tries += 1) {
        const begun = performance.now();
        await work();
        best = Math.min(best, performance.now() - begun);
      }
      return best;
    };
    await fastest(bare);
    expect(await fastest(page)).toBeLessThan(1.5 * (await fastest(bare)));
    await em.execute(`delete from institution where name like 'Haus % %'`);
  });
});
