import { expect, test } from 'vitest';
import { AuditTrailService, RoleAdminService, User, UserAdminService } from '#auth';
import { ProductAdminService, readProductRows } from '#catalogue';
import { competitorRecord } from '#catalogue/domain';
import { CalculationMethodService, ContactDataService } from '#institution';
import { krankenkasseRecord } from '#institution/domain';
import { RecordServices } from '#platform';
import type { Actor, UserActor } from '#platform/domain';
import type { HistoryQuery } from '../../../../modules/auth/audit-trail/audit-list.ts';
import { auditListQuery } from '../../../../modules/auth/audit-trail/audit-list.ts';
import { OwnPriceAdminService } from '../../../../modules/consultation/own-price-admin/own-price-admin.service.ts';
import { actorOf } from '../../../server/support/actor.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { TestClock } from '../../../server/support/test-clock.ts';

describeWithDatabase('the history of a record', (engine) => {
  const database = useSeededDatabase(engine);
  const clock = new TestClock();
  const services = async () => await servicesOn(database.em(), clock);
  const staff = async (): Promise<UserActor> => ({ ...(await actorOf(database.orm, 'admin')), admin: true });
  const forget = () => database.em().execute('delete from audit_entry');
  const trail = async () => (await services()).get(AuditTrailService);
  const historyOf = async (actor: Actor, query: HistoryQuery) =>
    (await (await trail()).history(actor, query)).lines.map(({ sentence, detail }) => [sentence, detail]);
  const log = async (address: Readonly<Record<string, string>> = {}) =>
    (await (await trail()).list(await staff(), auditListQuery.parse(address))).rows;

  test('tells a product by its fields, with both values as people write them, and only what changed', async () => {
    await forget();
    const admin = await staff();
    const [row] = await readProductRows(database.em());
    if (row === undefined) throw new Error('no product');
    const { created: _, last_modified: __, image: ___, ...fields } = row as typeof row & { image?: unknown };
    const UVP = (row.UVP ?? 0) + 10;
    await (await services())
      .get(ProductAdminService)
      .save(admin, { ...fields, UVP, wiederverwendbar: true } as never);
    const euro = (cents: number) =>
      new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(cents / 100);
    const size = row.Konfektionsgroesse === 'onesize' ? '' : `, ${row.Konfektionsgroesse}`;
    const name = row.Produktbezeichnung + size;
    expect(await historyOf(admin, { kind: 'product', id: [String(row.id)] })).toEqual([
      [
        expect.stringMatching(new RegExp(`^.* hat das Produkt „${name}“ geändert$`)),
        `UVP ${euro(row.UVP ?? 0)} → ${euro(UVP)}; Wiederverwendbar nein → ja`,
      ],
    ]);
    expect(await historyOf(admin, { kind: 'product', id: ['999'] })).toEqual([]);
  });

  test('names ids, adds and takes away from lists, and says what is new and what is gone', async () => {
    await forget();
    const admin = await staff();
    const roles = (await services()).get(RoleAdminService);
    const { id } = await roles.save(admin, {
      id: null,
      Name: 'Aushilfe',
      Beschreibung: 'nur samstags',
      Rechte: ['bera_durch', 'prod_kat'],
    });
    await roles.save(admin, { id, version: 1, Name: 'Aushilfe', Rechte: ['bera_durch', 'pdf_vers'] });
    await roles.save(admin, { id, version: 2, Name: 'Aushilfe' });
    const users = (await services()).get(UserAdminService);
    const { id: user, version } = await users.save(admin, {
      ...{ id: null, Anrede: 0, Vorname: 'Ada', Nachname: 'Neumann', Mail: 'ada@apotheke.example' },
      ...{ RollenId: id, institutionId: (await actorOf(database.orm, 'leitung')).institutionId },
    });
    await users.save(admin, {
      ...{ id: user, version, Anrede: 0, Vorname: 'Ada', Nachname: 'Neumann-Berg' },
      ...{ Mail: 'ada@apotheke.example', RollenId: 3 },
    });
    const [changed, added] = await historyOf(admin, { kind: 'user', id: [String(user)] });
    expect(changed?.[1]).toMatch(/^Nachname Neumann → Neumann-Berg; Rolle Aushilfe → (?!3)\S.*$/);
    expect(added?.[1]).toContain('Anrede Frau; Vorname Ada; Nachname Neumann; E-Mail ada@apotheke.example');
    expect(added?.[1]).not.toMatch(/[Pp]asswor/);
    await roles.remove(admin, id, 3);
    const lines = await historyOf(admin, { kind: 'role', id: [String(id)] });
    expect(lines.map(([sentence]) => sentence?.replace(/^.* hat /, ''))).toEqual([
      'die Rolle „Aushilfe“ gelöscht',
      'die Rolle „Aushilfe“ ohne Änderung gespeichert',
      'die Rolle „Aushilfe“ geändert',
      'die Rolle „Aushilfe“ angelegt',
    ]);
    expect(lines[2]?.[1]).toMatch(/^Rechte dazu [^_]+; Rechte weg [^_]+$/);
    expect(lines[3]?.[1]).toMatch(/^Name Aushilfe; Beschreibung nur samstags; Rechte [^_]+$/);
    // The role is gone; the user's history still names it.
    expect((await historyOf(admin, { kind: 'user', id: [String(user)] }))[0]?.[1]).toContain(
      'Rolle Aushilfe (gelöscht) →',
    );
  });

  test('shows an institution its own settings, with colleagues by name and the vendor as Kundensupport', async () => {
    await forget();
    const [chief, other, admin] = [
      await actorOf(database.orm, 'leitung'),
      await actorOf(database.orm, 'demo'),
      await staff(),
    ];
    const contact = (await services()).get(ContactDataService);
    const { id, trial: _, passwordTag: __, ...stored } = await contact.own(chief);
    await contact.save(chief, { ...stored, Telefon: '0761 1', PdfPasswort: 'Geheim-Wort-7!' });
    await contact.save(
      { ...admin, rights: chief.rights },
      { ...stored, version: stored.version + 1, Telefon: '0761 2' },
      { institutionId: id },
    );
    const own = await (await trail()).history(chief, { kind: 'contact', id: ['own'] });
    expect(own.lines.map(({ who, sentence, detail }) => [who, sentence, detail])).toEqual([
      ['Kundensupport', 'Der Kundensupport hat die Kontaktdaten gespeichert', 'Telefon 0761 1 → 0761 2'],
      [
        'Katharina Weiß (leitung)',
        'Katharina Weiß hat die Kontaktdaten gespeichert',
        expect.stringMatching(/^Telefon .* → 0761 1; PDF-Passwort neu gesetzt$/),
      ],
    ]);
    expect(JSON.stringify(own)).not.toContain('Geheim-Wort');
    // Naming another institution shows the own one.
    const foreign = await (await trail()).history(other, { kind: 'contact', id: [String(id)] });
    expect(foreign.lines).toEqual([]);
    const vendors = await historyOf(admin, { kind: 'institution', id: [String(id)] });
    expect(vendors[0]?.[0]).toMatch(/hat die Kontaktdaten von „Apotheke am Stadtgarten“ gespeichert$/);
    await expect(
      (await trail()).history({ ...chief, rights: new Set() }, { kind: 'contact', id: ['own'] }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await expect((await trail()).history(chief, { kind: 'krankenkasse', id: ['1'] })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(
      (await trail()).history(chief, { kind: 'user', id: [String(admin.userId)] }),
    ).rejects.toMatchObject({ code: 'not-found' });
    await expect((await trail()).history(chief, { kind: 'nothing', id: ['1'] })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('names the sizes of own prices, and says the method', async () => {
    await forget();
    const chief = await actorOf(database.orm, 'leitung');
    const [row] = await readProductRows(database.em());
    const prices = (await services()).get(OwnPriceAdminService);
    await prices.change(chief, { prices: new Map([[String(row?.id), 645]]) } as never);
    const [line] = await historyOf(chief, { kind: 'own-prices', id: ['own'] });
    expect(line?.[1]).toMatch(new RegExp(`Preis ${row?.Produktbezeichnung}.* 6,45\\s€$`));
    const methods = (await services()).get(CalculationMethodService);
    const { method, version } = await methods.current(chief);
    await methods.choose(chief, { method: method === 'A' ? 'C' : 'A', version });
    expect((await historyOf(chief, { kind: 'method', id: ['own'] }))[0]?.[1]).toBe(
      `Berechnungsmethode ${method} → ${method === 'A' ? 'C' : 'A'}`,
    );
  });

  test('is in parts, and the log is filtered by kind and by name of records', async () => {
    await forget();
    const admin = await staff();
    const kassen = (await services()).get(RecordServices).of(krankenkasseRecord);
    const rates = { Kinderpauschale: 3000, Urinpauschale: 1785, Stuhlpauschale: 2250, Kindalter: 18 };
    const { id } = await kassen.save(admin, { id: null, Kasse: 'Nordheide BKK', ...rates });
    for (let count = 1; count <= 25; count += 1)
      await kassen.save(admin, { id, Kasse: 'Nordheide BKK', ...rates, Urinpauschale: 1785 + count });
    const first = await (await trail()).history(admin, { kind: 'krankenkasse', id: [String(id)] });
    expect(first.lines).toHaveLength(20);
    expect(first.lines[0]?.detail).toMatch(/^Urinpauschale 18,09\s€ → 18,10\s€$/);
    const rest = await (await trail()).history(admin, {
      kind: 'krankenkasse',
      id: [String(id)],
      before: first.before,
    });
    expect([rest.lines.length, rest.before]).toEqual([6, null]);
    const competitors = (await services()).get(RecordServices).of(competitorRecord);
    await competitors.save(admin, { id: null, Name: 'Slip Nordheide' });
    expect(await log({ 'filter.Art': 'competitor' })).toHaveLength(1);
    expect(await log({ 'filter.Datensatz': 'nordheide' })).toHaveLength(27);
    expect(await log({ 'filter.Datensatz': 'nordheide', 'filter.Art': 'krankenkasse' })).toHaveLength(26);
    expect(await log({ 'filter.Datensatz': '%' })).toHaveLength(0);
    expect(await log({ 'filter.Art': 'nothing' })).toHaveLength(0);
  });

  test('reads entries of earlier versions, and never a setting that has no word', async () => {
    await forget();
    const { id } = await database.em().findOneOrFail(User, { loginKey: 'leitung' });
    const detail = {
      before: { id: 3, Name: 'Alt', geheim: 'x1' },
      after: { id: 3, Name: 'Neu', geheim: 'x2' },
    };
    await database
      .em()
      .execute('insert into audit_entry (at, who, what, detail) values (?, ?, ?, ?)', [
        clock.now(),
        `user:${id}`,
        'paket-saved',
        JSON.stringify(detail),
      ]);
    await database
      .em()
      .execute('insert into audit_entry (at, who, what) values (?, ?, ?)', [
        clock.now(),
        'system',
        'unknown-act',
      ]);
    const rows = await log();
    expect(rows.map(({ what, detail: text }) => [what, text])).toEqual([
      ['Anderes', ''],
      ['Paket gespeichert', 'Name Alt → Neu'],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/geheim|x1|x2|unknown-act|paket-saved/);
  });
});
