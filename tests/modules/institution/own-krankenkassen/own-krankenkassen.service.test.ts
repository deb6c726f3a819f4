import { expect, test } from 'vitest';
import { Institution, KrankenkassenService } from '#institution';
import { krankenkasseRecord } from '#institution/domain';
import type { CalendarDay } from '#platform/domain';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { actorOf as userOf } from '../../../server/support/actor.ts';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { choiceOn, recordOn } from '../../../server/support/records.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { TestClock } from '../../../server/support/test-clock.ts';

const TODAY = new TestClock().today();

const OWN = {
  krankenkassenId: null,
  Kasse: 'Ärztekasse Ort',
  Kinderpauschale: '30,00',
  Urinpauschale: '17.85',
  Stuhlpauschale: '22,5',
  Kindalter: '18',
} as const;

describeWithDatabase('an institution chooses Krankenkassen', (engine) => {
  const database = useSeededDatabase(engine);
  const own = async (em = database.em()) => choiceOn(await servicesOn(em));
  const service = async () => (await servicesOn(database.em())).get(KrankenkassenService);

  const actorOf = async (loginKey: string, admin = false) => ({
    ...(await userOf(database.orm, loginKey)),
    admin,
  });

  test('as a whole; entries that stay keep their id, and a consultation offers them at once', async () => {
    const actor = await actorOf('beratung');
    const asked = await service();
    const before = await asked.choice(actor);
    const [first, second] = before.entries;
    const chosen = { krankenkassenId: second?.krankenkassenId ?? 0 };
    const after = await (await own()).choose(actor, { version: before.version, entries: [OWN, chosen] });
    expect(after.version).toBe(before.version + 1);
    expect(after).toEqual(await asked.choice(actor));
    const added = after.entries.find(({ krankenkassenId }) => krankenkassenId === null);
    expect(added).toEqual({
      id: expect.any(Number),
      krankenkassenId: null,
      Kasse: 'Ärztekasse Ort',
      Kinderpauschale: 3000,
      Urinpauschale: 1785,
      Stuhlpauschale: 2250,
      Kindalter: 18,
      IK: '',
      Saetze: [],
      selfPay: false,
    });
    expect(after.entries).toContainEqual(second);
    expect(after.entries).toHaveLength(2);
    expect((await asked.own(actor, TODAY)).map(({ Kasse }) => Kasse).sort()).toEqual(
      [OWN.Kasse, second?.Kasse].sort(),
    );
    const again = await (await own()).choose(actor, {
      version: after.version,
      entries: [
        { krankenkassenId: first?.krankenkassenId ?? 0 },
        { ...OWN, Kasse: ' ärztekasse ORT', Urinpauschale: '18' },
      ],
    });
    expect(again.entries.find(({ id }) => id === added?.id)).toMatchObject({
      Kasse: 'ärztekasse ORT',
      Urinpauschale: 1800,
    });
    const [entry] = await database.em().find(AuditEntry, {}, { orderBy: { id: 'desc' }, limit: 1 });
    expect([entry?.what, entry?.whom]).toEqual([
      'krankenkassen-chosen',
      `institution:${actor.institutionId}`,
    ]);
    expect(JSON.parse(entry?.detail ?? '')).toMatchObject({
      before: {
        krankenkassen: [second?.krankenkassenId],
        own: [{ Kasse: 'Ärztekasse Ort', Urinpauschale: 1785 }],
      },
      after: {
        krankenkassen: [first?.krankenkassenId],
        own: [{ Kasse: 'ärztekasse ORT', Urinpauschale: 1800 }],
      },
    });
  });

  test('with its own mark for self-payers, which stays until it is changed', async () => {
    const actor = await actorOf('beratung');
    const { version } = await (await service()).choice(actor);
    const flags = async (...entries: object[]) =>
      (await (await own()).choose(actor, { entries })).entries.map(({ Kasse, selfPay }) => [Kasse, selfPay]);
    expect(await flags({ ...OWN, selfPay: true })).toEqual([[OWN.Kasse, true]]);
    expect(await flags(OWN)).toEqual([[OWN.Kasse, true]]);
    // With rates it counts with them, and as what it is.
    const [offered] = await (await service()).own(actor, TODAY);
    expect(offered).toMatchObject({ Kasse: OWN.Kasse, selfPay: true, Urinpauschale: 1785 });
    expect(await flags({ ...OWN, selfPay: false })).toEqual([[OWN.Kasse, false]]);
    // The names of self-payers say it by themselves.
    const named = { ...OWN, Kasse: 'selbstzahler' };
    expect(await flags(named)).toEqual([['selbstzahler', true]]);
    expect(await flags({ ...named, selfPay: false })).toEqual([['selbstzahler', false]]);
    expect((await (await service()).choice(actor)).version).toBe(version + 5);
  });

  // @spec access-2-29
  test('with its own rates from a day on, which stay until they are changed', async () => {
    const actor = await actorOf('beratung');
    const { krankenkassenId: _, Kasse: __, ...rates } = OWN;
    const Saetze = [{ gueltigAb: '10.03.2026', ...rates, Urinpauschale: '18' }];
    const kept = [
      {
        gueltigAb: '2026-03-10',
        Kinderpauschale: 3000,
        Urinpauschale: 1800,
        Stuhlpauschale: 2250,
        Kindalter: 18,
      },
    ];
    const saved = await (await own()).choose(actor, { entries: [{ ...OWN, IK: '108310400', Saetze }] });
    expect(saved.entries).toMatchObject([{ Urinpauschale: 1785, IK: '108310400', Saetze: kept }]);
    const on = async (day: string) =>
      (await (await service()).own(actor, day as CalendarDay))[0]?.Urinpauschale;
    expect([await on('2026-03-09'), await on('2026-03-10')]).toEqual([1785, 1800]);
    const again = await (await own()).choose(actor, { entries: [{ ...OWN, Stuhlpauschale: '23' }] });
    expect(again.entries).toMatchObject([{ Stuhlpauschale: 2300, IK: '108310400', Saetze: kept }]);
    const without = await (await own()).choose(actor, { entries: [{ ...OWN, IK: '', Saetze: [] }] });
    expect(without.entries).toMatchObject([{ IK: '', Saetze: [] }]);
    await expect(
      (await own()).choose(actor, {
        entries: [{ ...OWN, Saetze: [{ ...Saetze[0], gueltigAb: '31.02.2027' }] }],
      }),
    ).rejects.toMatchObject({
      fields: { 'entries.0.Saetze.0.gueltigAb': '„Gültig ab“: Den Tag 31.02.2027 gibt es nicht.' },
    });
  });

  test('and says whether its own ones come in addition to the list, which stays where nothing is said', async () => {
    const actor = await actorOf('demo');
    const { version } = await (await service()).choice(actor);
    const added = await (await own()).choose(actor, { version, entries: [OWN], zusaetzlich: true });
    expect(added).toMatchObject({ version: version + 1, zusaetzlich: true });
    const kept = await (await own()).choose(actor, { version: version + 1, entries: [OWN] });
    expect(kept).toMatchObject({ version: version + 2, zusaetzlich: true });
    await expect(
      (await own()).choose(actor, { version: version + 1, entries: [OWN], zusaetzlich: false }),
    ).rejects.toMatchObject({ code: 'conflict', current: { zusaetzlich: true } });
    const [entry] = await database.em().find(AuditEntry, {}, { orderBy: { id: 'desc' }, limit: 1 });
    expect(JSON.parse(entry?.detail ?? '')).toMatchObject({
      before: { zusaetzlich: true },
      after: { zusaetzlich: true },
    });
    expect(await (await own()).clear(actor)).toMatchObject({ zusaetzlich: false, entries: [] });
  });

  test('and empties the list: a consultation then offers the vendor’s', async () => {
    const actor = await actorOf('demo');
    const { version } = await (await service()).choice(actor);
    await expect((await own()).clear(actor, undefined, version + 1)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await (await own()).clear(actor, undefined, version)).toEqual({
      version: version + 1,
      zusaetzlich: false,
      entries: [],
    });
    expect((await (await service()).own(actor, TODAY)).length).toBe(
      (await recordOn(await servicesOn(database.em()), krankenkasseRecord).all(actor)).length,
    );
    expect(await (await own()).clear(actor)).toMatchObject({ version: version + 2, entries: [] });
  });

  test.each<[string, readonly object[], Record<string, string>]>([
    [
      'one twice',
      [{ krankenkassenId: 4 }, { krankenkassenId: 4 }],
      { 'entries.1.krankenkassenId': '„BKK Beispielbrauerei“ steht schon in der Liste.' },
    ],
    [
      'an own one twice',
      [OWN, { ...OWN, Kasse: 'ÄRZTEKASSE ort ' }],
      { 'entries.1.Kasse': '„ÄRZTEKASSE ort“ steht schon in der Liste.' },
    ],
    [
      'an own one that is chosen',
      [{ krankenkassenId: 4 }, { ...OWN, Kasse: 'bkk beispielbrauerei' }],
      { 'entries.1.Kasse': '„bkk beispielbrauerei“ steht schon in der Liste.' },
    ],
    [
      'one that is not there',
      [{ krankenkassenId: 99_999 }],
      { 'entries.0.krankenkassenId': 'Diese Krankenkasse gibt es nicht mehr.' },
    ],
    [
      'a wrong rate',
      [OWN, { ...OWN, Kasse: 'B', Urinpauschale: 'x' }],
      {
        'entries.1.Urinpauschale': 'Urinpauschale: „x“ ist kein Betrag. Bitte nur Ziffern, Komma oder Punkt.',
      },
    ],
    [
      'no name',
      [{ ...OWN, Kasse: '' }],
      { 'entries.0.Kasse': 'Bitte füllen Sie das Feld „Krankenkasse“ aus.' },
    ],
    [
      'more than there are',
      Array.from({ length: 1001 }, () => ({ krankenkassenId: 4 })),
      { entries: 'Mehr als 1000 Krankenkassen lassen sich nicht wählen.' },
    ],
  ])('but not %s', async (_, entries, fields) => {
    const actor = await actorOf('beratung');
    const before = await (await service()).choice(actor);
    await expect((await own()).choose(actor, { entries })).rejects.toMatchObject({ code: 'invalid', fields });
    expect(await (await service()).choice(actor)).toEqual(before);
  });

  test('knows no other entries', async () => {
    const actor = await actorOf('beratung');
    for (const entry of [
      {},
      { krankenkassenId: 4, Kasse: 'x' },
      { ...OWN, selfPay: 'ja' },
      { krankenkassenId: 4, selfPay: true },
      { krankenkassenId: 'x' },
    ])
      await expect((await own()).choose(actor, { entries: [entry as never] })).rejects.toMatchObject({
        code: 'invalid',
      });
  });

  test('and shows the second of two editors what the first saved; contact data have their own version', async () => {
    const actor = await actorOf('beratung');
    const { version } = await (await service()).choice(actor);
    const other = await another(database, engine);
    const services = [await own(), await own(other.em())];
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map((krankenkassenId) =>
        (services[krankenkassenId % 2] as Awaited<ReturnType<typeof own>>)
          .choose(actor, { version, entries: [{ krankenkassenId }] })
          .then(
            () => 'saved',
            (error) => [error.code, error.current],
          ),
      ),
    );
    await other.close();
    const now = await (await service()).choice(actor);
    expect(now).toMatchObject({ version: version + 1, entries: [{}] });
    expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(1);
    for (const outcome of outcomes) expect(['saved', ['conflict', now]]).toContainEqual(outcome);
    expect(await database.em().count(Institution, { version: { $ne: 1 } })).toBe(0);
  });

  test('while the vendor removes one, and nothing is left half done', async () => {
    const actor = await actorOf('leitung');
    const vendor = await actorOf('admin', true);
    const other = await another(database, engine);
    const em = other.em();
    const admin = recordOn(await servicesOn(em), krankenkasseRecord);
    for (const id of [10, 11, 12]) {
      const outcomes = await Promise.all([
        (await own()).choose(actor, { entries: [{ krankenkassenId: id }] }).then(
          () => 'saved',
          ({ code }) => code,
        ),
        admin.remove(vendor, id),
      ]);
      expect(['saved', 'invalid']).toContain(outcomes[0]);
      expect(
        (await (await service()).choice(actor)).entries.map(({ krankenkassenId }) => krankenkassenId),
      ).not.toContain(id);
    }
    await other.close();
  });

  test('only for itself; the vendor’s staff may name any institution', async () => {
    const demo = await actorOf('demo');
    const adviser = await actorOf('beratung');
    expect(demo.institutionId).not.toBe(adviser.institutionId);
    for (const id of [demo.institutionId, 99_999]) {
      const refused = { code: 'not-found', message: 'Diese Institution gibt es nicht.' };
      await expect((await service()).choice(adviser, id)).rejects.toMatchObject(refused);
      await expect((await service()).chosen(adviser, id)).rejects.toMatchObject(refused);
      await expect((await own()).choose(adviser, { entries: [] }, id)).rejects.toMatchObject(refused);
      await expect((await own()).clear(adviser, id)).rejects.toMatchObject(refused);
    }
    const vendor = await actorOf('admin', true);
    await (await own()).choose(vendor, { entries: [{ krankenkassenId: 4 }] }, demo.institutionId);
    expect(await (await service()).choice(demo)).toEqual(
      await (await service()).choice(vendor, demo.institutionId),
    );
    expect((await (await service()).choice(demo)).entries).toMatchObject([{ krankenkassenId: 4 }]);
    await expect((await own()).clear(vendor, 99_999)).rejects.toMatchObject({ code: 'not-found' });
  });
});
