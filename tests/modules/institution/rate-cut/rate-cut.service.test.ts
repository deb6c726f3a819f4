import { expect, test } from 'vitest';
import { RateCutPreviewService } from '#consultation';
import { KrankenkassenService, RateCutService } from '#institution';
import { krankenkasseRecord, type RateList, rateCutInput } from '#institution/domain';
import { checked } from '#platform';
import type { CalendarDay, Right, UserActor } from '#platform/domain';
import { rateCutRowsInput } from '../../../../modules/institution/rate-cut/rate-cut-input.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { actorOf as userOf } from '../../../server/support/actor.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { choiceOn, recordOn } from '../../../server/support/records.ts';
import { servicesOn } from '../../../server/support/services.ts';

const CUT = checked(rateCutInput, { percent: 3, from: '2027-01-01' });
const OWN = {
  krankenkassenId: null,
  Kasse: 'Werkskasse Ort',
  Kinderpauschale: '30,00',
  Urinpauschale: '17,85',
  Stuhlpauschale: '22,50',
  Kindalter: '18',
} as const;

describeWithDatabase('lowering rates', (engine) => {
  const database = useSeededDatabase(engine);
  const services = async () => await servicesOn(database.em());
  const rateCut = async () => (await services()).get(RateCutService);

  const actorOf = async (loginKey: string, rights?: readonly Right[]) => ({
    ...(await userOf(database.orm, loginKey, rights)),
    admin: loginKey === 'admin',
  });

  const seen = async (actor: UserActor, list: RateList) =>
    (await (await rateCut()).plan(actor, list, CUT)).rows.map(({ id, version }) => ({ id, version }));
  const entries = () => database.em().count(AuditEntry);
  const listed = async (name: string) => {
    const all = await recordOn(await services(), krankenkasseRecord).all(await actorOf('admin'));
    const found = all.find(({ Kasse }) => Kasse === name);
    if (found === undefined) throw new Error(`no ${name}`);
    return found;
  };

  test('writes the chosen ones of the vendor, each with its audit entry', async () => {
    const vendor = await actorOf('admin');
    const preview = await (await services()).get(RateCutPreviewService).preview(vendor, 'vendor', CUT);
    const brewery = preview.rows.find(({ Kasse }) => Kasse === 'BKK Beispielbrauerei');
    // 13,90 net is 16,54 gross, 13,48 is 16,04.
    expect(brewery).toMatchObject({
      before: { Urinpauschale: 1390, Stuhlpauschale: 1825 },
      after: { gueltigAb: '2027-01-01', Urinpauschale: 1348, Stuhlpauschale: 1770, Kindalter: 16 },
      example: { before: { extra: 4346, copayment: 165 }, after: { extra: 4396, copayment: 160 } },
    });
    expect(preview.rows.map(({ Kasse }) => Kasse)).not.toContain('Selbstzahler');
    const [first, ...others] = preview.rows.map(({ id, version }) => ({ id, version }));
    const left = preview.rows[0];
    if (first === undefined || left === undefined || others.length < 2) throw new Error('too few rows');
    const before = await entries();
    const lowered = await (await rateCut()).lower(vendor, 'vendor', { ...CUT, rows: others });
    expect(lowered).toEqual(preview.rows.slice(1).map(({ Kasse }) => Kasse));
    expect((await entries()) - before).toBe(others.length);
    const after = preview.rows[1];
    expect(await listed(after?.Kasse ?? '')).toMatchObject({
      version: (after?.version ?? 0) + 1,
      Urinpauschale: after?.before.Urinpauschale,
      Saetze: [after?.after],
    });
    expect((await listed(left.Kasse)).Saetze).toEqual([]);
    const again = await (await rateCut()).plan(vendor, 'vendor', CUT);
    expect(again.rows.map(({ Kasse }) => Kasse)).toEqual([left.Kasse]);
    expect(again.left.filter(({ why }) => why === 'begun')).toHaveLength(others.length);
  });

  test('writes none of the vendor’s where one was changed or deleted since', async () => {
    const vendor = await actorOf('admin');
    const admin = recordOn(await services(), krankenkasseRecord);
    const rates = { Kinderpauschale: '30', Urinpauschale: '17', Stuhlpauschale: '22', Kindalter: '18' };
    const [one, two] = [
      await admin.save(vendor, { id: null, Kasse: 'Eins', ...rates }),
      await admin.save(vendor, { id: null, Kasse: 'Zwei', ...rates }),
    ];
    const rows = [one, two];
    await admin.save(vendor, { id: two.id, version: 1, Kasse: 'Zwei', ...rates, Urinpauschale: '18' });
    const before = await entries();
    await expect((await rateCut()).lower(vendor, 'vendor', { ...CUT, rows })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('geändert oder gelöscht: Zwei. Es wurde nichts gemindert'),
    });
    expect([(await listed('Eins')).Saetze, (await listed('Zwei')).Saetze]).toEqual([[], []]);
    await admin.remove(vendor, two.id);
    await expect((await rateCut()).lower(vendor, 'vendor', { ...CUT, rows })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await listed('Eins')).Saetze).toEqual([]);
    expect((await entries()) - before).toBe(1);
    await admin.remove(vendor, one.id);
  });

  test('writes those of an institution, whose consultations use them from the day on', async () => {
    const actor = await actorOf('beratung');
    const vendors = await listed('BKK Beispielbrauerei');
    const own = choiceOn(await services());
    const saved = await own.choose(actor, {
      entries: [
        { krankenkassenId: vendors.id },
        { ...OWN, IK: '108310400' },
        { ...OWN, Kasse: 'Werkskasse Land' },
      ],
    });
    const plan = await (await rateCut()).plan(actor, 'own', CUT);
    expect(plan).toMatchObject({ vendors: 1, left: [], method: 'A' });
    expect(plan.rows.map(({ Kasse, version }) => [Kasse, version])).toEqual([
      ['Werkskasse Land', saved.version],
      ['Werkskasse Ort', saved.version],
    ]);
    const rows = (await seen(actor, 'own')).slice(1);
    expect(await (await rateCut()).lower(actor, 'own', { ...CUT, rows })).toEqual(['Werkskasse Ort']);
    const on = async (day: string) =>
      (await (await services()).get(KrankenkassenService).own(actor, day as CalendarDay)).map(
        ({ Kasse, Stuhlpauschale, IK }) => [Kasse, Stuhlpauschale, IK],
      );
    expect(await on('2026-12-31')).toContainEqual(['Werkskasse Ort', 2250, '108310400']);
    expect(await on('2027-01-01')).toContainEqual(['Werkskasse Ort', 2183, '108310400']);
    expect(await on('2027-01-01')).toContainEqual(['Werkskasse Land', 2250, '']);
    const now = await (await services()).get(KrankenkassenService).choice(actor);
    expect(now.version).toBe(saved.version + 1);
    expect(now.entries.map(({ id }) => id)).toEqual(saved.entries.map(({ id }) => id));
    await expect((await rateCut()).lower(actor, 'own', { ...CUT, rows })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await (await services()).get(KrankenkassenService).choice(actor)).toEqual(now);
  });

  test('is refused without the right to the list, and for an invalid cut', async () => {
    const rows = [{ id: 4, version: 1 }];
    const user = await actorOf('beratung');
    const [other, own] = [await actorOf('beratung', ['bera_durch']), 'own'] as const;
    for (const refused of [
      async () => (await rateCut()).plan(user, 'vendor', CUT),
      async () => (await rateCut()).lower(user, 'vendor', { ...CUT, rows }),
      async () => (await rateCut()).plan(other, own, CUT),
      async () => (await rateCut()).lower(other, own, { ...CUT, rows }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: 'forbidden' });
    for (const wrong of [{ percent: 0 }, { from: '2026-12-31' }, { rows: [] }])
      expect(() => checked(rateCutRowsInput, { ...CUT, rows, ...wrong })).toThrow(
        expect.objectContaining({ code: 'invalid' }),
      );
  });
});
