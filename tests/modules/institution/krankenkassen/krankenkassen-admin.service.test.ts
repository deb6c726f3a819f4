import { expect, test } from 'vitest';
import { Institution, KrankenkassenService, KrankenkasseRow, OwnKrankenkasse } from '#institution';
import { krankenkassenListQuery, krankenkasseRecord, listedOn } from '#institution/domain';
import type { CalendarDay } from '#platform/domain';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { actorOf } from '../../../server/support/actor.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { recordOn } from '../../../server/support/records.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { TestClock } from '../../../server/support/test-clock.ts';

const TODAY = new TestClock().today();

const RATES = { Kinderpauschale: '30', Urinpauschale: '17,85', Stuhlpauschale: '22.50', Kindalter: '18' };
const NEW = { id: null, Kasse: 'Neue Kasse', ...RATES };

describeWithDatabase('the vendor maintains Krankenkassen', (engine) => {
  const database = useSeededDatabase(engine);
  const admin = async (em = database.em()) => recordOn(await servicesOn(em), krankenkasseRecord);
  const service = async () => (await servicesOn(database.em())).get(KrankenkassenService);
  const vendor = async () => ({ ...(await actorOf(database.orm, 'admin')), admin: true });
  const rowOf = async (Kasse: string) =>
    (await (await admin()).list(await vendor(), krankenkassenListQuery.parse({ q: Kasse }), listedOn(TODAY)))
      .rows[0];
  const lastEntry = async () => {
    const [entry] = await database.em().find(AuditEntry, {}, { orderBy: { id: 'desc' }, limit: 1 });
    return { what: entry?.what, detail: JSON.parse(entry?.detail ?? 'null') };
  };

  test('adds one with amounts in cents, and says so in the audit log', async () => {
    const saved = await (await admin()).save(await vendor(), { ...NEW, Kasse: '  Anfang  ' });
    expect(saved).toEqual({ id: expect.any(Number), version: 1 });
    const after = {
      Kasse: 'Anfang',
      Kinderpauschale: 3000,
      Urinpauschale: 1785,
      Stuhlpauschale: 2250,
      Kindalter: 18,
      IK: '',
      Saetze: [],
      selfPay: false,
    };
    expect(await rowOf('Anfang')).toEqual({ ...saved, ...after, institutions: 0 });
    expect(await lastEntry()).toEqual({
      what: 'krankenkasse-saved',
      detail: { after: { id: saved.id, ...after } },
    });
  });

  test('changes one: what is read next is that, and self-payers stay what they are', async () => {
    const before = await rowOf('Selbstzahler');
    const fields = { ...NEW, id: before?.id ?? 0, Kasse: 'Selbstzahler', Kindalter: 16 };
    expect(await (await admin()).save(await vendor(), { ...fields, version: 1 })).toEqual({
      id: before?.id,
      version: 2,
    });
    expect(await rowOf('Selbstzahler')).toMatchObject({
      version: 2,
      Urinpauschale: 1785,
      Kindalter: 16,
      selfPay: true,
    });
    const consultation = await (await service()).own(await actorOf(database.orm, 'beratung'), TODAY);
    expect(consultation.find(({ Kasse }) => Kasse === 'Selbstzahler')).toMatchObject({ Urinpauschale: 1785 });
    expect((await lastEntry()).detail).toMatchObject({
      before: { Urinpauschale: 0, selfPay: true },
      after: { Urinpauschale: 1785, selfPay: true },
    });
    await (await admin()).save(await vendor(), { ...fields, selfPay: false });
    expect(await rowOf('Selbstzahler')).toMatchObject({ version: 3, selfPay: false });
  });

  test.each([
    [{ Kasse: ' ' }, { Kasse: 'Bitte füllen Sie das Feld „Krankenkasse“ aus.' }],
    [{ Kasse: 'x'.repeat(121) }, { Kasse: '„Krankenkasse“ hat mehr als 120 Zeichen.' }],
    [
      { Kasse: ' BKK beispielBRAUEREI ' },
      { Kasse: 'Die Krankenkasse „BKK beispielBRAUEREI“ gibt es schon.' },
    ],
    [{ Kinderpauschale: '' }, { Kinderpauschale: 'Bitte füllen Sie das Feld „Kinderpauschale“ aus.' }],
    [
      { Urinpauschale: 'abc' },
      { Urinpauschale: 'Urinpauschale: „abc“ ist kein Betrag. Bitte nur Ziffern, Komma oder Punkt.' },
    ],
    [
      { Urinpauschale: '-3' },
      { Urinpauschale: 'Urinpauschale: „-3“ ist kein Betrag. Bitte nur Ziffern, Komma oder Punkt.' },
    ],
    [
      { Urinpauschale: '1.234,56' },
      { Urinpauschale: 'Urinpauschale: „1.234,56“ ist kein Betrag. Bitte nur Ziffern, Komma oder Punkt.' },
    ],
    [{ Stuhlpauschale: '10000' }, { Stuhlpauschale: '„Stuhlpauschale“ liegt über 9.999,99 €.' }],
    [{ Kindalter: '' }, { Kindalter: 'Bitte füllen Sie das Feld „Kindalter“ aus.' }],
    [{ Kindalter: '121' }, { Kindalter: '„Kindalter“ ist eine ganze Zahl von 0 bis 120.' }],
    [{ Kindalter: 17.5 }, { Kindalter: '„Kindalter“ ist eine ganze Zahl von 0 bis 120.' }],
    [{ Kindalter: -1 }, { Kindalter: '„Kindalter“ ist eine ganze Zahl von 0 bis 120.' }],
  ])('refuses %j', async (wrong, fields) => {
    const rows = await database.em().count(KrankenkasseRow);
    await expect((await admin()).save(await vendor(), { ...NEW, ...wrong })).rejects.toMatchObject({
      code: 'invalid',
      fields,
    });
    expect(await database.em().count(KrankenkasseRow)).toBe(rows);
  });

  test('gets an error for each missing value, and for each unknown one', async () => {
    const empty = { id: null };
    const fields = await (await admin())
      .save(await vendor(), empty)
      .catch((error) => Object.keys(error.fields));
    expect(fields).toEqual(['Kasse', 'Kinderpauschale', 'Urinpauschale', 'Stuhlpauschale', 'Kindalter']);
    const more = { ...NEW, Kasse: 'Mehr', muster: true };
    await expect((await admin()).save(await vendor(), more)).rejects.toMatchObject({ code: 'invalid' });
  });

  // @spec access-2-39
  test('keeps rates from a day on and an Institutionskennzeichen, until something else is said', async () => {
    const Saetze = [
      { gueltigAb: '2027-01-01', ...RATES, Urinpauschale: '18,00' },
      { gueltigAb: '09.03.2026', ...RATES, Urinpauschale: '17,90' },
    ];
    const { id } = await (await admin()).save(await vendor(), {
      ...NEW,
      Kasse: 'Mit Tag',
      IK: 'IK 108 310 400',
      Saetze,
    });
    const kept = [
      { gueltigAb: '2026-03-09', Urinpauschale: 1790 },
      { gueltigAb: '2027-01-01', Urinpauschale: 1800 },
    ];
    expect(await rowOf('Mit Tag')).toMatchObject({ Urinpauschale: 1785, IK: '108310400', Saetze: kept });
    expect((await lastEntry()).detail.after).toMatchObject({ IK: '108310400', Saetze: kept });
    // Nothing is said of either.
    await (await admin()).save(await vendor(), { ...NEW, id, Kasse: 'Mit Tag', Stuhlpauschale: '23' });
    expect(await rowOf('Mit Tag')).toMatchObject({ Stuhlpauschale: 2300, IK: '108310400', Saetze: kept });
    expect((await lastEntry()).detail.after).toMatchObject({ Stuhlpauschale: 2300, Saetze: kept });
    // Searched by what holds on the day.
    const found = async (q: string) =>
      (
        await (await admin()).list(await vendor(), krankenkassenListQuery.parse({ q }), listedOn(TODAY))
      ).rows.map(({ Kasse }) => Kasse);
    expect([await found('17,90 €'), await found('18,00 €')]).toEqual([['Mit Tag'], []]);
    const adviser = await actorOf(database.orm, 'beratung');
    await database.em().insert(OwnKrankenkasse, { institution: adviser.institutionId, krankenkasse: id });
    for (const [day, Urinpauschale] of [
      ['2026-03-08', 1785],
      [TODAY, 1790],
      ['2027-01-01', 1800],
    ] as const) {
      const own = await (await service()).own(adviser, day as CalendarDay);
      const kasse = own.find(({ Kasse }) => Kasse === 'Mit Tag');
      expect(kasse).toMatchObject({ Urinpauschale, IK: '108310400' });
      expect(kasse).not.toHaveProperty('Saetze');
    }
    await (await admin()).save(await vendor(), { ...NEW, id, Kasse: 'Mit Tag', IK: '', Saetze: [] });
    expect(await rowOf('Mit Tag')).toMatchObject({ IK: '', Saetze: [] });
    const wrong = { ...NEW, Kasse: 'Falscher Tag', IK: '108310401', Saetze: [Saetze[0], Saetze[0]] };
    await expect((await admin()).save(await vendor(), wrong)).rejects.toMatchObject({
      code: 'invalid',
      fields: {
        IK: expect.stringContaining('Prüfziffer'),
        'Saetze.1.gueltigAb': '„Gültig ab“: Für den 01.01.2027 gibt es schon Sätze.',
      },
    });
  });

  test('removes one, from all lists too, and says from how many', async () => {
    const row = await rowOf('See-Musterkasse');
    const id = row?.id ?? 0;
    const institutions = await database.em().count(OwnKrankenkasse, { krankenkasse: id });
    expect(institutions).toBeGreaterThan(0);
    expect(await (await admin()).usage(await vendor(), id)).toBe(institutions);
    expect(row?.institutions).toBe(institutions);
    const adviser = await actorOf(database.orm, 'beratung');
    const asked = await service();
    const before = await asked.choice(adviser);
    expect(await (await admin()).remove(await vendor(), id, row?.version)).toBe(institutions);
    const after = await asked.choice(adviser);
    expect(after.version).toBe(before.version + 1);
    expect(after.entries).toEqual(before.entries.filter(({ krankenkassenId }) => krankenkassenId !== id));
    expect((await asked.own(adviser, TODAY)).map(({ Kasse }) => Kasse)).not.toContain('See-Musterkasse');
    expect(await lastEntry()).toMatchObject({
      what: 'krankenkasse-deleted',
      detail: { count: institutions, before: { id, Kasse: 'See-Musterkasse' } },
    });
    await expect((await admin()).remove(await vendor(), id)).rejects.toMatchObject({ code: 'not-found' });
    await expect((await admin()).save(await vendor(), { ...NEW, id, Kasse: 'Weg' })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await (await admin()).usage(await vendor(), id)).toBe(0);
    // Contact data have a version of their own.
    expect(await database.em().count(Institution, { version: { $ne: 1 } })).toBe(0);
  });
});
